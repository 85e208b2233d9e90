import { type DistrictNoirAction, type DistrictNoirView, districtNoir } from 'noir-rules/district-noir';
import { WebSocket } from 'ws';
import { type FromClient, type FromServer, SEAT_TAKEN } from './messages.js';

/** A player's end of the wire: views come in, actions go out. */
export interface Client {
  /** All views so far, in order: the one at index `n` is that of step `n`. */
  readonly views: readonly DistrictNoirView[];
  /** Breaks the connection, as a tunnel would; the client joins again by itself. */
  lose(): void;
  /** Settles with the last view of the game. */
  readonly over: Promise<DistrictNoirView>;
}

/** How a player decides, from what the player sees; `legal` is not empty. */
export type Decide = (view: DistrictNoirView, legal: readonly DistrictNoirAction[]) => DistrictNoirAction | undefined;

/** How long to wait before a new connection, in milliseconds. */
const PAUSE = 50;

/** Takes the seat of the token and plays to the end, through every loss of the connection. */
export function play(url: string, token: string, decide: Decide): Client {
  const views: DistrictNoirView[] = [];
  let lose = (): void => {};

  const over = new Promise<DistrictNoirView>((resolve, reject) => {
    let isOver = false;

    function hear(message: FromServer, say: (message: FromClient) => void): void {
      if (message.type !== 'view') {
        isOver = true;
        reject(new Error(message.type === 'refused' ? message.violation.message : message.message));
        return;
      }
      const { view } = message;
      views[view.step] = view;
      if (view.outcome !== null) {
        isOver = true;
        resolve(view);
        return;
      }
      // No server is asked what may be done: the view tells.
      const legal = districtNoir.legalActionsIn(view);
      const action = legal.length > 0 ? decide(view, legal) : undefined;
      if (action !== undefined) say({ type: 'act', step: view.step, action });
    }

    function connect(): void {
      const socket = new WebSocket(url);
      const say = (message: FromClient): void => socket.send(JSON.stringify(message));
      lose = () => socket.terminate();
      socket.on('open', () => say({ type: 'join', token, seen: views.length }));
      socket.on('message', (data) => {
        hear(JSON.parse(String(data)), say);
        if (isOver) socket.close();
      });
      // What is wrong with a connection shows in its end.
      socket.on('error', () => {});
      socket.on('close', (code) => {
        if (code === SEAT_TAKEN) reject(new Error('The seat has been taken from another place.'));
        else if (!isOver) setTimeout(connect, PAUSE);
      });
    }

    connect();
  });

  return { views, over, lose: () => lose() };
}
