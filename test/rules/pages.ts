import { GAME_IDS, type GameId, gameOf } from '../../src/index.js';
import { RULES, type Rule, type RuleScope, ruleOf } from '../../src/rules/index.js';
import { TAGGED, TITLED } from './cited.js';
import { refusalsIn } from './refusals/played.js';
import { BOOKS, type Section } from './sentences.js';

/** Where the pages are. */
export const FOLDER = 'docs/rules';

/** A rulebook and the page that is made of it. */
interface PageOf {
  readonly file: string;
  readonly title: string;
  /** The chapters below those of the headings' own, by the scope of their entries. */
  readonly chapters: readonly { readonly scope: RuleScope; readonly title: string }[];
}

const PAGES: readonly PageOf[] = [
  {
    file: 'automata-noir.md',
    title: 'Automata NOIR',
    chapters: [
      { scope: 'automata-noir', title: 'All four cases' },
      { scope: 'automata-noir/killer-vs-inspector', title: 'Case File #1: Killer vs. Inspector' },
      { scope: 'automata-noir/spy-tag', title: 'Case File #2: Spy Tag' },
      { scope: 'automata-noir/buddy-cops', title: 'Case File #3: Buddy Cops' },
      { scope: 'automata-noir/dragnet', title: 'Case File #4: Dragnet' },
    ],
  },
  { file: 'district-noir.md', title: 'District Noir', chapters: [{ scope: 'district-noir', title: 'The game' }] },
  { file: 'agent-black.md', title: 'Agent Black', chapters: [{ scope: 'agent-black', title: 'The game' }] },
];
const EVERY_TABLE = { scope: 'all', title: 'Every table' } as const;

/** The page on which the entry stands; what holds at every table stands on the first. */
export function pageOf(rule: Rule): string {
  const page = PAGES.find(({ chapters }) => chapters.some(({ scope }) => scope === rule.game));
  return page?.file ?? PAGES[0]!.file;
}

/** Whether a ruling knowingly leaves the letter of a sentence. */
export function leavesTheLetter({ readings = [] }: Rule): boolean {
  return readings.some((reading) => reading.endsWith('(rejected).'));
}

const KINDS = {
  rule: 'rule',
  ruling: 'ruling',
  derived: 'derived fact',
  conduct: 'for people, not for the game',
} as const;

function linkTo(id: string, from: string): string {
  const rule = ruleOf(id);
  if (rule === undefined) throw new RangeError(`no rule ${id}`);
  const page = pageOf(rule);
  return `[\`${id}\`](${page === from ? '' : page}#${id})`;
}

function filesText(files: readonly string[]): string {
  return files.map((file) => `[${file.replace(/^src\/|^test\//, '')}](../../${file})`).join(', ');
}

function entryOf(rule: Rule, page: string, level: string): string {
  const { id, kind, title, text, source, readings = [], reason, seeAlso = [] } = rule;
  const [code, tests] = [TAGGED.get(id) ?? [], TITLED.get(id) ?? []];
  const mark = leavesTheLetter(rule) ? ' ‡' : '';
  return [
    `${level} <a id="${id}"></a>${title}`,
    '',
    `\`${id}\` · **${KINDS[kind]}${mark}** · ${source}`,
    '',
    text,
    ...(readings.length === 0 ? [] : ['', 'Readings:', '', ...readings.map((reading) => `- ${reading}`)]),
    ...(reason === undefined ? [] : ['', `Why: ${reason}`]),
    ...(seeAlso.length === 0 ? [] : ['', `See also: ${seeAlso.map((other) => linkTo(other, page)).join(', ')}`]),
    ...(code.length === 0 ? [] : ['', `Code: ${filesText(code)}`]),
    ...(tests.length === 0 ? [] : ['', `Tests: ${filesText(tests)}`]),
    '',
  ].join('\n');
}

function cites({ sentences }: Section, id: string): boolean {
  return sentences.some(({ rules = [] }) => rules.includes(id));
}

/** Whether the source of an entry names the heading. */
function names(source: string, { heading }: Section): boolean {
  return source.includes(heading.at(-1)?.replace(/ \(.*\)$|^[A-Z]\. /g, '') ?? '');
}

/** The heading under which the entry stands: one with a sentence that it covers, best one that its source names. */
function homeOf({ id, source }: Rule, sections: readonly Section[]): Section | undefined {
  const citing = sections.filter((section) => cites(section, id));
  return citing.find((section) => names(source, section)) ?? citing[0];
}

function nameOf({ heading }: Section): string {
  const within = heading[0]?.startsWith('Case File') === true ? heading.slice(1) : heading;
  return within.length === 0 ? 'Opening' : within.join(', ');
}

/** The entries of one scope, those of a game by the headings of the rulebook. */
function chapterOf(scope: RuleScope, page: string, sections: readonly Section[]): string[] {
  const rules = RULES.filter(({ game }) => game === scope);
  if (!GAME_IDS.some((id) => id === scope)) return rules.map((rule) => entryOf(rule, page, '###'));
  const groups = new Map<Section | undefined, Rule[]>();
  for (const section of [...sections, undefined]) groups.set(section, []);
  for (const rule of rules) groups.get(homeOf(rule, sections))?.push(rule);
  return [...groups]
    .filter(([, entries]) => entries.length > 0)
    .flatMap(([section, entries]) => [
      `### ${section === undefined ? 'Beside the rulebook' : nameOf(section)}\n`,
      ...entries.map((rule) => entryOf(rule, page, '####')),
    ]);
}

function refusalsText(id: GameId, page: string): string[] {
  const rows = refusalsIn(id).map(({ code, rule, message }) => `| \`${code}\` | ${message} | ${linkTo(rule, page)} |`);
  return [
    `### Refusals of ${gameOf(id)?.title}\n`,
    `The codes that \`check\` and \`checkIn\` of \`${id}\` refuse with. \`wrong-phase\` never comes up where it is not listed.\n`,
    ['| code | message | rule |', '|---|---|---|', ...rows, ''].join('\n'),
  ];
}

function opening({ file, title }: PageOf): string {
  const [first] = PAGES;
  const everyTable = file === first?.file ? 'comes first' : `is on [the page of ${first?.title}](${first?.file})`;
  return [
    `# The rules of ${title}`,
    '',
    'Written by `npx tsx test/rules/write-pages.ts` from the rules catalogue (`noir-rules/rules`), in our own words; the',
    'rulebook is the authority. Each entry has an id, which the code that enforces it and its tests name too. Players’',
    'questions are answered in [questions](../questions.md).',
    '',
    '- A **rule** is what the rulebook says.',
    '- A **ruling** decides what the rulebook leaves open or says in two ways: the readings, the choice, the reason. One',
    '  marked ‡ knowingly leaves the letter of a sentence.',
    '- A **derived fact** follows from the rules.',
    '- What is **for people, not for the game** has no code.',
    '',
    `What holds at every table ${everyTable}.`,
    '',
  ].join('\n');
}

function textOf(page: PageOf): string {
  const { file, title, chapters } = page;
  const sections = BOOKS.find((book) => book.title === title)?.sections ?? [];
  const all = file === PAGES[0]?.file ? [EVERY_TABLE, ...chapters] : chapters;
  const body = all.flatMap(({ scope, title: chapter }) => [
    `## ${chapter}\n`,
    ...chapterOf(scope, file, sections),
    ...GAME_IDS.filter((id) => id === scope).flatMap((id) => refusalsText(id, file)),
  ]);
  return [opening(page), ...body].join('\n');
}

/** The pages by their file names, as they should read now. */
export function pages(): ReadonlyMap<string, string> {
  return new Map(PAGES.map((page) => [page.file, textOf(page)]));
}
