import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleOf, type Project, ROOT, removeProjects } from './project.js';

const TSC = join(ROOT, 'node_modules/typescript-native/bin/tsc');
afterAll(removeProjects);

describe('the terminal example', () => {
  it('is played to the end by two people at one keyboard, and tells why something is refused', async () => {
    const project = await exampleOf('terminal');
    await project.node(TSC);
    const child = spawn(process.execPath, ['build/hot-seat.js', 'tuesday', 'Elodie', 'Lana'], { cwd: project.folder });
    let told = '';
    child.stdout.on('data', (text) => {
      told += text;
    });
    // A new player at the keyboard presses Enter; then nonsense, then the first thing that is allowed.
    const turn = '\nsupport-9\n1\n';
    child.stdin.end(turn.repeat(48));
    const code = await new Promise((resolve) => child.once('close', resolve));
    expect({ code, told }).toEqual({
      code: 0,
      told: expect.stringMatching(/Elodie: -?\d+ points\nLana: -?\d+ points\n$/),
    });
    expect(told).toMatch(/That is no action of this game\. \(table\.action\)/);
  });
});

interface Socket {
  send(text: string): void;
  close(): void;
  on(event: 'open' | 'close', listener: () => void): void;
  on(event: 'message', listener: (data: unknown) => void): void;
}

/** Somebody at the other end of the wire who sends whatever they like. */
interface Stranger {
  readonly heard: Readonly<Record<string, unknown>>[];
  say(message: unknown): void;
  /** Waits until so many messages have come. */
  hears(count: number): Promise<void>;
}

describe('the WebSocket example', () => {
  let project: Project;
  beforeAll(async () => {
    project = await exampleOf('websocket');
    await project.node(TSC);
  });

  it('is played to the end by two clients, of which one loses its connection', async () => {
    expect(await project.node('build/play.js')).toMatch(
      /wins the game.*\n48 actions, 49 views of Ann's, 49 views of Bob's\n$/s,
    );
  });

  async function connect(url: string): Promise<Stranger> {
    const { WebSocket } = createRequire(join(project.folder, 'build/'))('ws');
    const socket: Socket = new WebSocket(url);
    const heard: Readonly<Record<string, unknown>>[] = [];
    let listener = (): void => {};
    socket.on('message', (data) => {
      heard.push(JSON.parse(String(data)));
      listener();
    });
    await new Promise<void>((resolve) => socket.on('open', resolve));
    return {
      heard,
      say: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
      hears: (count) =>
        new Promise((resolve) => {
          listener = () => {
            if (heard.length >= count) resolve();
          };
          listener();
        }),
    };
  }

  it('gives each seat its own views and nothing else, and judges by the seat that was proven', async () => {
    const { openTable } = await import(/* @vite-ignore */ pathToFileURL(join(project.folder, 'build/server.js')).href);
    const table = await openTable(['key of 0', 'key of 1'], { seed: 'tuesday', firstPlayer: 0 });
    const [ann, bob, eve] = [await connect(table.url), await connect(table.url), await connect(table.url)];

    for (const nonsense of ['', '{', 'null', '[]', '"join"', { type: 'act', step: 0 }, { type: 'join', token: 0 }]) {
      eve.say(nonsense);
    }
    await eve.hears(7);
    expect(eve.heard.map(({ type }) => type)).toEqual(Array(7).fill('error'));

    ann.say({ type: 'join', token: 'key of 0', seen: 0 });
    bob.say({ type: 'join', token: 'key of 1', seen: 0 });
    await Promise.all([ann.hears(1), bob.hears(1)]);

    // Bob acts in Ann's name, out of turn, with nonsense and on a view that there is not.
    bob.say({ type: 'act', step: 0, action: { type: 'play', player: 0, card: 'support-5' } });
    bob.say({ type: 'act', step: 0, action: { type: 'take', player: 1 } });
    bob.say({ type: 'act', step: 0, action: { type: 'rob', player: 1 } });
    bob.say({ type: 'act', step: 1, action: { type: 'take', player: 1 } });
    await bob.hears(4);
    const refused = bob.heard.slice(1).map(({ violation }) => violation);
    expect(refused).toEqual(
      ['not-your-action', 'not-your-turn', 'malformed-action'].map((code) => expect.objectContaining({ code })),
    );

    // Ann presses twice; she then comes from another place, having seen nothing.
    ann.say({ type: 'act', step: 0, action: { type: 'take', player: 0 } });
    ann.say({ type: 'act', step: 0, action: { type: 'take', player: 0 } });
    await Promise.all([ann.hears(2), bob.hears(5)]);
    const again = await connect(table.url);
    again.say({ type: 'join', token: 'key of 0', seen: 0 });
    await again.hears(2);
    const late = await connect(table.url);
    late.say({ type: 'join', token: 'key of 1', seen: 2 });
    await late.hears(1);
    table.close();

    expect(ann.heard.map(({ view }) => view)).toMatchObject([
      { perspective: 0, step: 0 },
      { perspective: 0, step: 1, events: [{ type: 'taken' }] },
    ]);
    expect(again.heard).toEqual(ann.heard);
    expect(late.heard).toEqual(bob.heard.slice(4));
    const views = [...bob.heard, ...late.heard].flatMap(({ view }) => (view === undefined ? [] : [view]));
    for (const view of views) {
      expect(view).toMatchObject({ perspective: 1, players: [{ hand: Array(5).fill('face-down') }, {}] });
    }
  });
});
