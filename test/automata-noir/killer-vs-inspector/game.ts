import {
  type Direction,
  type KillerVsInspectorAction,
  type KillerVsInspectorEvent,
  type KillerVsInspectorOptions,
  type KillerVsInspectorState,
  type KillerVsInspectorView,
  killerVsInspector,
  type Lines,
  type Suspect,
} from '../../../src/automata-noir/index.js';
import type { Perspective, Player } from '../../../src/index.js';
import { after, dealt, drawingOf, named } from '../drawn.js';

/** The seats, unless a test deals otherwise. */
export const [KILLER, INSPECTOR] = [0, 1] as const;

/** A board for tests: the suspects by name. */
export const CITY = `
  Ada    Boris    Carl    Dexter  Edgar
  Ezra   Florina  Gloria  Greta   Hugo
  Ida    Jimmy    Kit     Lester  Malone
  Nora   Occam    Pearl   Quinn   Rita
  Sam    Theo     Vera    Walt    Witman
`;

/** The opening Kill is still to come; the Killer is the first of these evidence cards, disguised as the second. */
export function begun(evidence: string, options: KillerVsInspectorOptions = {}, board = CITY): KillerVsInspectorState {
  return killerVsInspector.init({ ...options, deal: dealt(board, evidence) });
}

/**
 * The Killer's first turn: the opening Kill of that victim is done, and the Inspector, who has drawn the third to the
 * sixth card, goes by that identity.
 */
export function opened(evidence: string, victim: Suspect, identity: Suspect, board = CITY): KillerVsInspectorState {
  return played(begun(evidence, {}, board), kill(victim), choose(identity));
}

export function kill(suspect: Suspect): KillerVsInspectorAction {
  return { type: 'kill', player: KILLER, suspect };
}

export function goBy(identity: Suspect): KillerVsInspectorAction {
  return { type: 'change-disguise', player: KILLER, identity };
}

export function choose(identity: Suspect): KillerVsInspectorAction {
  return { type: 'choose-identity', player: INSPECTOR, identity };
}

export function accuse(suspect: Suspect): KillerVsInspectorAction {
  return { type: 'accuse', player: INSPECTOR, suspect };
}

export function exonerate(suspect: Suspect): KillerVsInspectorAction {
  return { type: 'exonerate', player: INSPECTOR, suspect };
}

export function solve(identity: Suspect, disguise: Suspect): KillerVsInspectorAction {
  return { type: 'solve', player: INSPECTOR, identity, disguise };
}

/** A Shift; the row or column counts from 0. */
export function shift(player: Player, direction: Direction, index: number): KillerVsInspectorAction {
  return { type: 'shift', player, direction, index };
}

/** A Collapse of these suspects, named from the first line to the last. */
export function collapse(player: Player, lines: Lines, suspects: string): KillerVsInspectorAction {
  return { type: 'collapse', player, lines, suspects: named(suspects) };
}

/** The state after these actions. */
export function played(
  state: KillerVsInspectorState,
  ...actions: readonly KillerVsInspectorAction[]
): KillerVsInspectorState {
  return after(killerVsInspector, state, ...actions);
}

/** The state after these turns of the Killer, while the Inspector, who must be in no danger, accuses themselves. */
export function whileIdle(
  state: KillerVsInspectorState,
  ...actions: readonly KillerVsInspectorAction[]
): KillerVsInspectorState {
  const { identity } = seen(state, INSPECTOR).inspector;
  if (identity === null || identity === 'face-down') throw new Error('the Inspector has no identity yet');
  return played(state, ...actions.flatMap((action) => [action, accuse(identity)]));
}

/** What a perspective sees; a spectator unless named. */
export function seen(state: KillerVsInspectorState, perspective: Perspective = 'spectator'): KillerVsInspectorView {
  return killerVsInspector.viewFor(state, perspective);
}

/** What the last action caused, as a perspective may know it; a spectator unless named. */
export function eventsOf(
  state: KillerVsInspectorState,
  perspective: Perspective = 'spectator',
): readonly KillerVsInspectorEvent[] {
  return seen(state, perspective).events;
}

/** The board, drawn. */
export function boardOf(state: KillerVsInspectorState): string {
  return drawingOf(seen(state).board);
}

/** The code and the rule by which the action is refused, or `legal`. */
export function verdictOn(state: KillerVsInspectorState, action: unknown): string {
  const verdict = killerVsInspector.check(state, action);
  return verdict.legal ? 'legal' : `${verdict.violation.code} by ${verdict.violation.rule}`;
}

/** The legal actions of that type. */
export function legal<Type extends KillerVsInspectorAction['type']>(
  state: KillerVsInspectorState,
  player: Player,
  type: Type,
): readonly Extract<KillerVsInspectorAction, { type: Type }>[] {
  const isOfType = (
    action: KillerVsInspectorAction,
  ): action is Extract<KillerVsInspectorAction, { readonly type: Type }> => action.type === type;
  return killerVsInspector.legalActions(state, player).filter(isOfType);
}

/** The types of the legal actions, each once, sorted. */
export function kindsOf(state: KillerVsInspectorState, player: Player): readonly string[] {
  return [...new Set(killerVsInspector.legalActions(state, player).map(({ type }) => type))].toSorted((one, other) =>
    one < other ? -1 : 1,
  );
}

/**
 * A game in which Florina and Quinn, the Killer's two cards, have killed one suspect of each row from between their
 * neighbours; it is the Killer's turn, who goes by Quinn. The Inspector is Theo.
 */
export function oneOfEachRow(hand: string, deck = ''): KillerVsInspectorState {
  return whileIdle(
    opened(`Florina Quinn Theo ${hand} ${deck}`, 'ada', 'theo'),
    ...[kill('ezra'), kill('ida'), goBy('quinn'), kill('pearl'), kill('vera')],
  );
}
