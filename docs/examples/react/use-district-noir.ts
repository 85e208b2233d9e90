import { newSeed } from 'noir-rules';
import {
  type DistrictNoirAction,
  type DistrictNoirState,
  type DistrictNoirView,
  districtNoir,
} from 'noir-rules/district-noir';
import { useEffect, useMemo, useState } from 'react';

/** What a component needs to know of a game, from one seat. */
export interface Seen {
  readonly view: DistrictNoirView;
  /** Empty while it is the opponent's turn. */
  readonly legal: readonly DistrictNoirAction[];
  /** Why an action is refused now, as a sentence for the player; `null` of one that is legal. */
  why(action: DistrictNoirAction): string | null;
  /** Carries out a legal action. */
  act(action: DistrictNoirAction): void;
}

/** Takes when there is much to take, and else plays the first card. */
function choice(view: DistrictNoirView, legal: readonly DistrictNoirAction[]): DistrictNoirAction | undefined {
  return (view.row.length >= 4 ? legal.find(({ type }) => type === 'take') : undefined) ?? legal[0];
}

/**
 * A game against a bot in the other seat. The state stays in here: the component gets what its player may see, and in
 * a game over a network, where a server has the state, `view` would be the last one received.
 */
export function useDistrictNoir(seat: number, seed?: string): Seen {
  const [state, setState] = useState<DistrictNoirState>(() => districtNoir.init({ seed: seed ?? newSeed() }));

  useEffect(() => {
    const [actor] = districtNoir.actors(state);
    if (actor === undefined || actor === seat) return;
    const timer = setTimeout(() => {
      const action = choice(districtNoir.viewFor(state, actor), districtNoir.legalActions(state, actor));
      if (action !== undefined) setState(districtNoir.apply(state, action));
    }, 50);
    return () => clearTimeout(timer);
  }, [state, seat]);

  return useMemo(() => {
    const view = districtNoir.viewFor(state, seat);
    return {
      view,
      legal: districtNoir.legalActionsIn(view),
      why: (action) => {
        const verdict = districtNoir.checkIn(view, action);
        return verdict.legal ? null : verdict.violation.message;
      },
      act: (action) => setState(districtNoir.apply(state, action)),
    };
  }, [state, seat]);
}
