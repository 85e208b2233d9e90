import type { AnyAction, AnyEvent, AnyGame, AnyView, GameState, Perspective } from '../../src/index.js';
import { FACE_DOWN } from '../../src/index.js';
import { ruleOfReason } from '../../src/rules/index.js';
import { describe, describeAction } from '../../src/text/index.js';
import type { Line } from '../naive/all.js';

const NAMES: readonly string[] = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn'];
const UNTOLD: readonly string[] = ['game', 'rulesVersion', 'perspective', 'seats', 'step', 'events'];
/** Fields that hold seats. */
const SEATS: readonly string[] = ['player', 'actors', 'winners', 'turn', 'firstPlayer', 'finalTurns', 'copsToAct'];

/** Fields that are told in one line, with all that is in them. */
const WHOLE: readonly string[] = ['lastShift', 'outcome'];

const LEGEND =
  'A line opens with who sees it: all, or some of the players and a spectator. `>` is an event; `|` a part of the view,\n' +
  'whole at first and from then on as it changes. `?` is a face-down card, `†` deceased, `+` evidence, `-` nothing;\n' +
  'lists of cards are in order. Lines of the board count from 0 in views and from 1 in sentences.';

/** What a view shows, by label. */
type Parts = ReadonlyMap<string, string>;

function nameOf(seat: unknown): string {
  return NAMES[Number(seat)] ?? String(seat);
}

function written(value: unknown, key: string): string {
  if (value === null) return '-';
  if (value === FACE_DOWN) return '?';
  if (typeof value === 'number' && SEATS.includes(key)) return nameOf(value);
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map((one) => written(one, key)).join(', ');
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([field, part]) => `${field} ${written(part, field)}`)
    .join(' ');
}

interface BoardLike {
  readonly width: number;
  readonly cards: readonly { readonly suspect: string; readonly alive: boolean; readonly evidence: boolean }[];
}

function isBoard(value: object): value is BoardLike {
  return 'width' in value && 'cards' in value;
}

function boardParts({ width, cards }: BoardLike): [string, string][] {
  const names = cards.map(({ suspect, alive, evidence }) => suspect + (alive ? '' : '†') + (evidence ? '+' : ''));
  const rows = Array.from({ length: names.length / width }, (_, y) => names.slice(y * width, (y + 1) * width));
  return rows.map((row, y) => [`board row ${y}`, row.map((name) => name.padEnd(9)).join('')]);
}

function partsOf(value: unknown, label: string, key: string): [string, string][] {
  if (typeof value !== 'object' || value === null || WHOLE.includes(key)) return [[label, written(value, key)]];
  if (isBoard(value)) return boardParts(value);
  if (key === 'players' && Array.isArray(value)) {
    return value.flatMap((player, seat) => partsOf(player, nameOf(seat), String(seat)));
  }
  if (Array.isArray(value)) {
    return value.some(Array.isArray)
      ? value.flatMap((part, seat) => partsOf(part, `${label} of ${nameOf(seat)}`, key))
      : [[label, written(value, key)]];
  }
  return Object.entries(value).flatMap(([field, part]) =>
    partsOf(part, label === '' ? field : `${label} ${field}`, field),
  );
}

function shownBy(view: AnyView): Parts {
  return new Map(
    Object.entries(view)
      .filter(([field]) => !UNTOLD.includes(field))
      .flatMap(([field, value]) => partsOf(value, field, field)),
  );
}

function changesOf(before: Parts | null, after: Parts): string[] {
  const gone = [...(before?.keys() ?? [])].filter((label) => !after.has(label)).map((label) => `| ${label}: gone`);
  const changes = [...after].flatMap(([label, value]) => {
    const old = before?.get(label);
    if (old === value) return [];
    if (old === undefined || label.startsWith('board')) return [`| ${label}: ${value.trimEnd()}`];
    return [`| ${label}: ${old} -> ${value}`];
  });
  return [...gone, ...changes];
}

/** Each line once, with who sees it, in the order in which somebody sees them. */
function bySight(seen: ReadonlyMap<Perspective, readonly string[]>): string[] {
  const lines: string[] = [];
  for (const own of seen.values()) {
    let place = 0;
    for (const line of own) {
      const found = lines.indexOf(line);
      if (found === -1) lines.splice(place, 0, line);
      place = (found === -1 ? place : found) + 1;
    }
  }
  const names = lines.map((line) => {
    const who = [...seen].filter(([, own]) => own.includes(line)).map(([perspective]) => perspective);
    if (who.length === seen.size) return 'all';
    return who.map((one) => (one === 'spectator' ? 'spectator' : nameOf(one))).join(', ');
  });
  return lines.map((line, index) => `   ${names[index]} ${line}`);
}

/** Who may act, and among how many actions of each type they choose. */
function choicesIn(game: AnyGame, state: GameState): string[] {
  return game.actors(state).map((player) => {
    const counts = new Map<string, number>();
    for (const { type } of game.legalActions(state, player)) counts.set(type, (counts.get(type) ?? 0) + 1);
    return `   ${nameOf(player)} may ${[...counts].map(([type, count]) => `${type} (${count})`).join(', ')}`;
  });
}

function eventsOf(events: readonly AnyEvent[], view: AnyView): string[] {
  return events.map((event) => `> ${describe(event, view, { names: NAMES })}`);
}

/** The whole game as text that can be held against the rulebook, with what it is replayed from at the end. */
export function told(game: AnyGame, heading: string, { options, actions }: Line): string {
  const text: string[] = [];
  let state = game.init(options);
  const seats = game.seats(state);
  const perspectives: readonly Perspective[] = [...seats, 'spectator'];
  const views = (): Map<Perspective, AnyView> => new Map(perspectives.map((one) => [one, game.viewFor(state, one)]));
  let before = new Map<Perspective, Parts>();

  function tell(opening: string): void {
    const lines = new Map<Perspective, string[]>();
    const now = new Map<Perspective, Parts>();
    for (const [perspective, view] of views()) {
      const parts = shownBy(view);
      now.set(perspective, parts);
      lines.set(perspective, [...eventsOf(view.events, view), ...changesOf(before.get(perspective) ?? null, parts)]);
    }
    before = now;
    text.push(opening, ...bySight(lines), ...choicesIn(game, state), '');
  }

  text.push(`${game.title}. ${heading}`, '', seats.map((seat) => `${nameOf(seat)} is player ${seat}`).join(', '), '');
  text.push(LEGEND, '');
  tell('Set-up');
  actions.forEach((action, step) => {
    const sentence = describeAction(action, game.viewFor(state, action.player), { names: NAMES });
    state = game.apply(state, action);
    tell(`${step + 1}. ${nameOf(action.player)}: ${sentence}`);
  });
  const outcome = game.outcome(state);
  const rule = outcome === null ? undefined : ruleOfReason(game.id, outcome.reason);
  if (rule !== undefined) text.push(`Ended by the rule ${rule.id}`, '');
  text.push(DATA, dataOf(options, actions), '');
  return text.join('\n');
}

const DATA = 'Replayed from';

function dataOf(options: Line['options'], actions: readonly AnyAction[]): string {
  const lines = actions.map((action) => `  ${JSON.stringify(action)}`).join(',\n');
  return `{ "options": ${JSON.stringify(options)},\n "actions": [\n${lines}\n] }`;
}

/** The line from which a text was told. */
export function lineIn(text: string): Line {
  return JSON.parse(text.slice(text.indexOf(`\n${DATA}\n`) + DATA.length + 2));
}
