import {
  type AgentBlackAction,
  type AgentBlackEvent,
  type AgentBlackRoundDeal,
  type AgentBlackState,
  type AgentBlackView,
  agentBlack,
  COSTUMES,
  IDENTITIES,
  type Identity,
  ITEMS,
  PLACES,
} from '../../src/agent-black/index.js';

/** The identities named in a text, in their order. */
export function named(text: string): Identity[] {
  return text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => {
      const identity = IDENTITIES.find((one) => one === word);
      if (identity === undefined) throw new Error(`no identity: ${word}`);
      return identity;
    });
}

/**
 * A round in which the ring lies in the order of the names, six or eight of each kind, and the players hold what is
 * drawn: a line for each seat, its costume, place and item.
 */
export function round(drawing: string): AgentBlackRoundDeal {
  const hands = drawing
    .split('\n')
    .map(named)
    .filter((hand) => hand.length > 0);
  const inUse = hands.length <= 4 ? 6 : 8;
  const dealt = <Card extends Identity>(kind: readonly Card[]): Card[] => {
    const held = hands.map((hand) => {
      const card = kind.find((one) => hand.includes(one));
      if (card === undefined || hand.length !== 3) throw new Error(`no hand: ${hand}`);
      return card;
    });
    return [...held, ...kind.slice(0, inUse).filter((card) => !held.includes(card))];
  };
  return {
    tiles: COSTUMES.slice(0, inUse).flatMap((costume, i) => [costume, PLACES[i] ?? 'hotel', ITEMS[i] ?? 'key']),
    costumes: dealt(COSTUMES),
    places: dealt(PLACES),
    items: dealt(ITEMS),
  };
}

/** The ring of `round` with six types of each kind. */
export const RING_OF_SIX = named(`
  police-officer hotel pocket-watch   chef airport briefcase   doctor casino umbrella
  pilot museum camera   waiter theater lighter   mechanic station fountain-pen
`);

export const ask = (player: number, tile: Identity): AgentBlackAction => ({ type: 'investigate', player, tile });
export const shot = (player: number, target: number, identity: Identity): AgentBlackAction => ({
  type: 'shoot',
  player,
  target,
  identity,
});
export const shown = (player: number, identity: Identity): AgentBlackAction => ({ type: 'reveal', player, identity });

/** The state after these actions, each of which must be legal. */
export function played(state: AgentBlackState, ...actions: readonly AgentBlackAction[]): AgentBlackState {
  return actions.reduce((before, action) => agentBlack.apply(before, action), state);
}

/** What everybody sees. */
export function seen(state: AgentBlackState): AgentBlackView {
  return agentBlack.viewFor(state, 'spectator');
}

/** The events of the last action. */
export function told(state: AgentBlackState): readonly AgentBlackEvent[] {
  return seen(state).events;
}

/** The seats whose thumbs the last investigation found up, and those whose fists stayed closed. */
export function thumbs(state: AgentBlackState): { up: number[]; down: number[] } {
  const [event] = told(state);
  if (event?.type !== 'investigated') throw new Error(`no investigation: ${event?.type}`);
  const seats = (up: boolean): number[] => event.thumbs.filter((thumb) => thumb.up === up).map(({ player }) => player);
  return { up: seats(true), down: seats(false) };
}

/** The code and the rule of a refusal, or `legal`. */
export function verdict(state: AgentBlackState, action: unknown): string {
  const found = agentBlack.check(state, action);
  return found.legal ? 'legal' : `${found.violation.code} (${found.violation.rule})`;
}

/** The tiles to which a player may move the Investigator. */
export function tilesFor(state: AgentBlackState, player: number): Identity[] {
  return agentBlack
    .legalActions(state, player)
    .flatMap((action) => (action.type === 'investigate' ? [action.tile] : []));
}

/** The shots that a player may make, as `target identity`. */
export function shotsFor(state: AgentBlackState, player: number): string[] {
  return agentBlack
    .legalActions(state, player)
    .flatMap((action) => (action.type === 'shoot' ? [`${action.target} ${action.identity}`] : []));
}
