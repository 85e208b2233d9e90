import type { BuddyCopsAction } from '../automata-noir/buddy-cops/state.js';
import type { BuddyCopsView } from '../automata-noir/buddy-cops/view.js';
import type { DragnetAction } from '../automata-noir/dragnet/state.js';
import type { DragnetView } from '../automata-noir/dragnet/view.js';
import type { KillerVsInspectorAction } from '../automata-noir/killer-vs-inspector/state.js';
import type { AnyAction } from '../kernel/game.js';
import { at } from '../kernel/lists.js';
import { NOBODY, type Player } from '../kernel/players.js';
import { eventsFor } from '../kernel/told.js';
import type { Scene } from './words.js';

/** A view with what tells who are partners, if it is a whole one. */
type Sides = Scene & Partial<Pick<BuddyCopsView, 'profiler' | 'undercover'> & Pick<DragnetView, 'players'>>;

/** A card that an action puts face-down. */
interface Put<Field extends string> {
  readonly field: Field;
  /** Who may look at it beside the player, as far as the view tells. */
  readonly openTo: (view: Sides, player: Player) => readonly Player[];
}

type FieldOf<Action extends AnyAction> = Exclude<keyof Action, keyof AnyAction> & string;

/** By the type of an action of a game, the card that it puts face-down. */
type Puts<Action extends AnyAction> = {
  readonly [Type in Action['type']]?: Put<FieldOf<Extract<Action, { readonly type: Type }>>>;
};

/** Those of some game, known only at run time. */
type AnyPuts = Readonly<Record<string, Put<string> | undefined>>;

const nobodyElse = (): readonly Player[] => NOBODY;

function copsIn({ profiler, undercover }: Sides): readonly Player[] {
  return profiler === undefined || undercover === undefined ? NOBODY : [profiler.player, undercover.player];
}

/** An Undercover who has an identity looks at the Profiler's. */
function lookersAtProfiler(view: Sides, player: Player): readonly Player[] {
  const isSeen = player === view.profiler?.player && view.undercover?.identity !== null;
  return isSeen ? copsIn(view) : NOBODY;
}

function teamOf({ players = [] }: Sides, player: Player): readonly Player[] {
  const own = players[player]?.team ?? null;
  return own === null ? NOBODY : [...players.keys()].filter((seat) => players[seat]?.team === own);
}

const KILLER_VS_INSPECTOR: Puts<KillerVsInspectorAction> = {
  'choose-identity': { field: 'identity', openTo: nobodyElse },
  'change-disguise': { field: 'identity', openTo: nobodyElse },
};

const BUDDY_COPS: Puts<BuddyCopsAction> = {
  'choose-identity': { field: 'identity', openTo: lookersAtProfiler },
  'change-disguise': { field: 'identity', openTo: nobodyElse },
  deputize: { field: 'suspect', openTo: copsIn },
};

const DRAGNET: Puts<DragnetAction> = {
  rethink: { field: 'suspicion', openTo: teamOf },
  'choose-suspicion': { field: 'suspicion', openTo: teamOf },
};

const PUTS: ReadonlyMap<string, AnyPuts> = new Map<string, AnyPuts>([
  ['automata-noir/killer-vs-inspector', KILLER_VS_INSPECTOR],
  ['automata-noir/buddy-cops', BUDDY_COPS],
  ['automata-noir/dragnet', DRAGNET],
]);

/** The action as who has this view may know it: a card that it puts face-down is one to all who may not look at it. */
export function seenIn(view: Scene, action: AnyAction): AnyAction {
  const puts = PUTS.get(view.game) ?? {};
  const put = Object.hasOwn(puts, action.type) ? puts[action.type] : undefined;
  if (put === undefined) return action;
  const { player } = action;
  const openTo = [player, ...put.openTo(view, player)];
  return at(eventsFor([{ secret: action, field: put.field, openTo }], view.perspective), 0);
}
