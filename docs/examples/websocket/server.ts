import type { AddressInfo } from 'node:net';
import { type DistrictNoirOptions, type DistrictNoirView, districtNoir } from 'noir-rules/district-noir';
import { append, recordOf, stateAt, viewsOf } from 'noir-rules/record';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { type FromServer, SEAT_TAKEN } from './messages.js';

/** A table that is open to those who have a token for a seat at it. */
export interface Table {
  /** Where it listens. */
  readonly url: string;
  /** Ends the game for everybody. */
  close(): void;
}

/** What a message says, field by field; nothing for what is no JSON object. */
function read(data: RawData): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(String(data));
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Opens a table for one game of District Noir, in which the token at index 0 is the key to seat 0, and so on. */
export function openTable(tokens: readonly string[], options: DistrictNoirOptions = {}): Promise<Table> {
  const seatOf = new Map(tokens.map((token, seat) => [token, seat]));
  const sockets = new Map<number, WebSocket>();
  // The record is all that there is to keep: written to a file, it lets the game go on after a restart.
  let record = recordOf(districtNoir, options);

  const viewFor = (seat: number): DistrictNoirView =>
    districtNoir.viewFor(stateAt(record, record.actions.length), seat);
  const send = (socket: WebSocket, message: FromServer): void => socket.send(JSON.stringify(message));

  /** Gives the token's seat to this connection, from an earlier one if need be, and sends what it has not seen yet. */
  function join(socket: WebSocket, { token, seen }: Readonly<Record<string, unknown>>): number | undefined {
    const seat = typeof token === 'string' ? seatOf.get(token) : undefined;
    if (seat === undefined) {
      send(socket, { type: 'error', message: 'There is no seat for this token.' });
      socket.close();
      return undefined;
    }
    sockets.get(seat)?.close(SEAT_TAKEN);
    sockets.set(seat, socket);
    // The view of now in any case: an action that was decided on it may have been lost with the connection.
    const from = typeof seen === 'number' ? Math.min(seen, record.actions.length) : 0;
    const missed = viewsOf(record, seat).slice(from);
    for (const view of missed) send(socket, { type: 'view', view });
    return seat;
  }

  /** Judges an action from the view of the seat that was proven, whatever seat the action itself names. */
  function act(socket: WebSocket, seat: number, { step, action }: Readonly<Record<string, unknown>>): void {
    const view = viewFor(seat);
    // Decided on an older view, or sent twice: the view of now is on its way already.
    if (step !== view.step) return;
    const verdict = districtNoir.checkIn(view, action);
    if (!verdict.legal) {
      send(socket, { type: 'refused', violation: verdict.violation });
      return;
    }
    record = append(record, verdict.action);
    for (const [other, its] of sockets) send(its, { type: 'view', view: viewFor(other) });
  }

  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, maxPayload: 10_000 });
  server.on('connection', (socket) => {
    let seat: number | undefined;
    socket.on('message', (data) => {
      const message = read(data);
      if (seat === undefined && message['type'] === 'join') seat = join(socket, message);
      else if (seat !== undefined && message['type'] === 'act') act(socket, seat, message);
      else send(socket, { type: 'error', message: 'That is nothing that can be said now.' });
    });
    socket.on('close', () => {
      if (seat !== undefined && sockets.get(seat) === socket) sockets.delete(seat);
    });
    // A broken connection closes by itself; the player joins again.
    socket.on('error', () => socket.terminate());
  });

  return new Promise((resolve) => {
    server.once('listening', () => {
      const { port } = server.address() as AddressInfo;
      const close = (): void => {
        for (const socket of server.clients) socket.terminate();
        server.close();
      };
      resolve({ url: `ws://127.0.0.1:${port}`, close });
    });
  });
}
