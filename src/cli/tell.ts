import type { AnyEvent, AnyGame, AnyView, GameState, Perspective } from '../index.js';
import { FACE_DOWN } from '../index.js';
import { at } from '../kernel/lists.js';
import { ruleOfReason } from '../rules/index.js';
import { describe, describeAction } from '../text/index.js';
import { listed } from '../text/words.js';
import type { Page } from './output.js';
import type { Moment } from './playthrough.js';
import type { Drawing, Show } from './terminal.js';

/** A game that is told, and to whom. */
export interface Telling {
  readonly game: AnyGame;
  readonly show: Show<AnyView>;
  /** The players' names by seat. */
  readonly names: readonly string[];
  /** From whose view; `null` for the views of all players, side by side. */
  readonly as: Perspective | null;
}

function viewsOf({ game, as }: Telling, state: GameState): readonly AnyView[] {
  const perspectives = as === null ? game.seats(state) : [as];
  return perspectives.map((perspective) => game.viewFor(state, perspective));
}

function hides(event: AnyEvent): boolean {
  return Object.values(event).flat().includes(FACE_DOWN);
}

/** The last events, each as the one of these views has it that may look at most. */
function eventsOf(views: readonly AnyView[]): readonly AnyEvent[] {
  return at(views, 0).events.map((event, index) => {
    const seen = views.map(({ events }) => at(events, index));
    return seen.find((one) => !hides(one)) ?? event;
  });
}

/** Draws parts of views, each when it is new or has changed. */
function sketcher({ show, names }: Telling, page: Page): (views: readonly AnyView[]) => boolean {
  const nameOf = (seat: number): string => at(names, seat);
  const drawn = new Map<string, string>();

  function drawIfNew(heading: string, drawing: Drawing<AnyView>, view: AnyView): boolean {
    const occasion = JSON.stringify(drawing.occasion(view));
    if (drawn.get(heading) === occasion) return false;
    drawn.set(heading, occasion);
    page.heading(heading);
    for (const line of drawing.lines(view, nameOf)) page.text(line, '  ');
    return true;
  }

  return (views) => {
    let isDrawn = drawIfNew('The table', show.table, at(views, 0));
    for (const view of views) {
      const who = view.perspective === 'spectator' ? 'A spectator' : nameOf(view.perspective);
      if (drawIfNew(`${who} sees`, show.cards, view)) isDrawn = true;
    }
    return isDrawn;
  };
}

/** Tells the game moment by moment, and gives back the state in which it ends. */
export function tell(telling: Telling, start: GameState, moments: Iterable<Moment>, page: Page): GameState {
  const { names, as } = telling;
  const draw = sketcher(telling, page);
  let last = start;
  let isDrawn = draw(viewsOf(telling, start));
  for (const { action, state } of moments) {
    const views = viewsOf(telling, state);
    const view = at(views, 0);
    const name = at(names, action.player);
    const isOpen = as === null || as === action.player;
    if (isDrawn) page.line('');
    const own = views.find(({ perspective }) => perspective === action.player) ?? view;
    const act = isOpen ? `${name}: ${describeAction(action, own, { names })}` : `${name} acts.`;
    page.text(`${view.step} ${act}`, ' '.repeat(Math.max(0, 4 - String(view.step).length)));
    for (const event of eventsOf(views)) page.text(describe(event, view, { names }), '       ');
    isDrawn = view.outcome === null && draw(views);
    last = state;
  }
  return last;
}

/** What decided the game, and by which rule; of one that is not over, where it stopped. */
export function tellResult({ game, show, names, as }: Telling, state: GameState, page: Page, stopped?: string): void {
  const view = game.viewFor(state, as ?? 'spectator');
  const { outcome } = view;
  page.heading(
    outcome === null
      ? `${stopped ?? `Stopped after ${view.step} actions (--max-actions)`}: nobody has won yet`
      : 'The end',
  );
  for (const line of show.result(view, (seat) => at(names, seat))) page.text(line, '  ');
  if (outcome === null) return;
  const winners = listed(outcome.winners.map((seat) => at(names, seat)));
  const rule = ruleOfReason(game.id, outcome.reason);
  page.line('');
  page.text(winners === '' ? 'Nobody wins.' : `${winners} ${outcome.winners.length === 1 ? 'wins' : 'win'}.`);
  if (rule !== undefined) page.text(`Why: ${rule.text} [${rule.id}]`);
}
