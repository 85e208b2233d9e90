import { type Card, type DistrictNoirAction, type DistrictNoirPlayer, nameOf } from 'noir-rules/district-noir';
import { describe } from 'noir-rules/text';
import type { ReactElement } from 'react';
import { type Seen, useDistrictNoir } from './use-district-noir.js';

const NAMES = ['You', 'Bot'];

/** A button for an action: where it is not legal, it is disabled and says why. */
function Do({ action, game, label }: { action: DistrictNoirAction; game: Seen; label: string }): ReactElement {
  const why = game.why(action);
  return (
    <button type="button" disabled={why !== null} title={why ?? ''} onClick={() => game.act(action)}>
      {label}
    </button>
  );
}

function Row({ title, cards }: { title: string; cards: readonly Card[] }): ReactElement {
  return (
    <p>
      {title}: {cards.map(nameOf).join(', ') || 'nothing'}
    </p>
  );
}

function Opponent({ hand, tableau, score }: DistrictNoirPlayer): ReactElement {
  return (
    <section aria-label="opponent">
      <p>
        {hand.map((card, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the backs of cards can't be told apart.
          <span key={index} role="img" aria-label={card}>
            🂠
          </span>
        ))}
      </p>
      <Row title={`Taken, ${score.total} points`} cards={tableau} />
    </section>
  );
}

/** A game of District Noir, seen and played from that seat. */
export function DistrictNoir({ seat, seed }: { seat: number; seed?: string }): ReactElement {
  const game = useDistrictNoir(seat, seed);
  const { view } = game;
  const own = view.players[seat];
  const other = view.players[1 - seat];
  if (own === undefined || other === undefined) return <p>There is no seat {seat}.</p>;
  const names = seat === 0 ? NAMES : NAMES.toReversed();

  return (
    <main data-step={view.step}>
      <h1>District Noir, round {view.round}</h1>
      <Opponent {...other} />
      <Row title="In the center" cards={view.row} />
      <Do action={{ type: 'take', player: seat }} game={game} label="Take" />
      <section aria-label="hand">
        {own.hand.map((card, index) =>
          card === 'face-down' ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a hand may hold the same card twice.
            <Do key={index} action={{ type: 'play', player: seat, card }} game={game} label={nameOf(card)} />
          ),
        )}
      </section>
      <Row title={`Taken, ${own.score.total} points`} cards={own.tableau} />
      {view.outcome === null ? <p>{game.legal.length > 0 ? 'It is your turn.' : 'The bot thinks.'}</p> : null}
      <ul aria-label="events">
        {view.events.map((event) => {
          const sentence = describe(event, view, { names });
          return <li key={sentence}>{sentence}</li>;
        })}
      </ul>
      {view.outcome === null ? null : (
        <p role="status">
          {view.outcome.winners.map((winner) => names[winner]).join(' and ') || 'Nobody'} won: {view.outcome.reason}
        </p>
      )}
    </main>
  );
}
