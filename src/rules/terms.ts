/** Words that stand in every question and tell nothing. */
const SILENT: ReadonlySet<string> = /* @__PURE__ */ new Set(
  /* @__PURE__ */ (
    'a about am an and are as at be been being but by can could did do does doing for from get gets got had has have having ' +
    'he her him his how i if in into is it its just let may me my no not of on or our ours she should so some than that the ' +
    'their them then there these they thing this those to us was we were what when where whether which while who whom whose ' +
    'why will with would you your happen happens allowed possible'
  ).split(' '),
);

/** A word without its most common endings. */
function stemOf(word: string): string {
  return word
    .replace(/(?<=..)ies$/, 'y')
    .replace(/(?<=..[^s])s$/, '')
    .replace(/(?<=...)(?:ing|ed|ly)$/, '')
    .replace(/(?<=[b-df-hj-np-tv-z])([b-df-hj-kmnp-rtv-z])\1$/, '$1')
    .replace(/(?<=..)(?:e|y)$/, '');
}

/** What a text is about: its words without their endings, but for those that tell nothing, in order. */
export function termsOf(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replaceAll(/['’]s\b/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !SILENT.has(word)).map(stemOf);
}

/** Words that players use for each other. */
const ALIKE = [
  'deceased dead die dies died death',
  'killed dead dies died murdered victim',
  'adjacent neighbour neighbor next beside',
  'ally allies partner teammate friend',
  'undo reverse back opposite',
  'shoot shot fire gun pistol',
  'miss fails failed failure wrong incorrect',
  'hit success right correct',
  'eliminated out dead',
  'tie level draw drawn equal same',
  'win wins winner victory',
  'lose loses lost',
  'skip pass lost',
  'answer reply say tell announce respond truthfully',
  'truthfully lie honest cheat',
  'look see show shown open',
  'know see look hidden secret',
  'begin start first starter setup',
  'end over finish last final',
  'declare name call guess',
  'points score worth number',
  'removed gone left leaves discarded',
  'leftover left over rest',
  'switch swap change exchange',
  'nobody none zero',
  'empty none nothing exhausted without',
  'left remaining still survivor survives',
  'forever ever endless unlimited limit',
  'again another once twice',
  'talk communicate speak chat whisper discuss',
  'self myself himself own yourself',
  'two 2 both pair',
  'second 2nd',
  'three 3',
  'four 4',
  'five 5',
  'ten 10',
  'tenth 10th ten',
  'thirteen 13',
  'thirteenth 13th thirteen',
  'betrayal negative minus',
  'alliance positive plus bonus',
  'majority most more',
  'revealed turned face-up open visible',
  'choose pick select',
  'must has have duty need',
  'teams team teammate mode',
  'suspect card character',
  'thumb fist',
  'type kind',
  'ring circle',
  'shift move slide',
  'token toss coin',
  'seat order clockwise',
] as const;

const GROUPS: readonly (readonly string[])[] = /* @__PURE__ */ ALIKE.map((words) => termsOf(words));

/** The terms that players use for this one. */
export function likeTo(term: string): readonly string[] {
  return [...new Set(GROUPS.filter((group) => group.includes(term)).flat())].filter((other) => other !== term);
}
