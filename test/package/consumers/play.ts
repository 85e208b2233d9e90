import { type AnyAction, type AnyGame, type AnyView, games, type Outcome } from 'noir-rules';
import { agentBlack } from 'noir-rules/agent-black';
import { buddyCops, dragnet, killerVsInspector, spyTag } from 'noir-rules/automata-noir';
import { districtNoir } from 'noir-rules/district-noir';
import { append, recordOf, replay } from 'noir-rules/record';
import { ruleOfReason } from 'noir-rules/rules';
import { describe } from 'noir-rules/text';

/** How a game went. */
interface Played {
  readonly id: string;
  readonly steps: number;
  readonly outcome: Outcome | null;
  /** The rule by which it ended. */
  readonly rule: string | undefined;
  /** The last thing that happened, in words. */
  readonly text: string;
}

/** Some type of action that is legal, and some action of that type: by the step alone, so that everybody plays the same. */
function chosen(view: AnyView, legal: readonly AnyAction[]): AnyAction {
  const types = [...new Set(legal.map(({ type }) => type))];
  const mixed = (view.step * 2654435761 + 12345) % 4294967296;
  const type = types[Math.floor(mixed / 65536) % types.length];
  const ofType = legal.filter((action) => action.type === type);
  const action = ofType[Math.floor(mixed / 256) % ofType.length];
  if (action === undefined) throw new Error('nobody can act, and the game is not over');
  return action;
}

function play(game: AnyGame): Played {
  let state = game.init({ seed: 'tuesday' });
  for (;;) {
    const [player] = game.actors(state);
    const view = game.viewFor(state, player ?? 'spectator');
    if (player === undefined) {
      const last = view.events.at(-1);
      const text = last === undefined ? '' : describe(last, view);
      const rule = view.outcome === null ? undefined : ruleOfReason(game.id, view.outcome.reason)?.id;
      return { id: game.id, steps: view.step, outcome: game.outcome(state), rule, text };
    }
    state = game.apply(state, chosen(view, game.legalActionsIn(view)));
  }
}

/** A game of each kind, and a record of one action that is played again. */
export function playAll(): { readonly played: readonly Played[]; readonly replayed: number } {
  const single: readonly AnyGame[] = [killerVsInspector, spyTag, buddyCops, dragnet, districtNoir, agentBlack];
  const all: readonly AnyGame[] = Object.values(games);
  if (all.some((game, index) => game !== single[index])) throw new Error('there are two copies of a game');

  const record = recordOf(districtNoir, { seed: 'tuesday' });
  const [start] = replay(record);
  const [player = 0] = start === undefined ? [] : districtNoir.actors(start);
  const [action] = start === undefined ? [] : districtNoir.legalActions(start, player);
  const replayed = action === undefined ? 0 : replay(append(record, action)).length;
  return { played: all.map(play), replayed };
}
