import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FACE_DOWN } from '../../src/index.js';
import { parseRecord, type Record, viewsOf } from '../../src/record/index.js';

const FOLDER = 'test/record/frozen';

/** The finished games of that kind that are kept as records. */
function finished<Id extends Record['game']>(id: Id, file: string): readonly Extract<Record, { readonly game: Id }>[] {
  return readdirSync(FOLDER)
    .filter((name) => name.startsWith(`${file}_`))
    .flatMap((name) => {
      const parsed = parseRecord(JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8')).record);
      const isOfKind = (record: Record): record is Extract<Record, { readonly game: Id }> => record.game === id;
      if (!parsed.ok || !isOfKind(parsed.record)) throw new Error(`${name} holds no record of ${id}`);
      return [parsed.record];
    });
}

describe('when the game is over', () => {
  it('[cops.over.reveal] all identities and the Disguise Hand are open to a spectator, the Evidence Hand is not', () => {
    const records = finished('automata-noir/buddy-cops', 'buddy-cops');
    expect(records.length).toBeGreaterThan(0);
    for (const record of records) {
      const views = viewsOf(record, 'spectator');
      const [before, after] = views.slice(-2);
      expect(before?.killer.identity).toBe(FACE_DOWN);
      expect(after?.phase).toBe('over');
      expect([after?.killer.identity, ...(after?.killer.disguises ?? [])]).not.toContain(FACE_DOWN);
      expect([after?.profiler.identity, after?.undercover.identity]).not.toContain(FACE_DOWN);
      for (const card of after?.profiler.hand ?? []) expect(card).toBe(FACE_DOWN);
    }
  });

  it('[dragnet.over.reveal] all Suspicions are open to a spectator, hands are not', () => {
    const records = finished('automata-noir/dragnet', 'dragnet');
    expect(records.length).toBeGreaterThan(0);
    for (const record of records) {
      const [before, after] = viewsOf(record, 'spectator').slice(-2);
      for (const { suspicion } of before?.players ?? []) expect(suspicion).toBe(FACE_DOWN);
      expect(after?.phase).toBe('over');
      for (const { suspicion, hand } of after?.players ?? []) {
        expect(suspicion).not.toBe(FACE_DOWN);
        for (const card of hand) expect(card).toBe(FACE_DOWN);
      }
    }
  });

  it('[agent.over.reveal] all cards of the last round are open to a spectator, those of the rounds before never', () => {
    const records = finished('agent-black', 'agent-black');
    expect(records.length).toBeGreaterThan(0);
    for (const record of records) {
      for (const view of viewsOf(record, 'spectator')) {
        const cards = view.players.flatMap(({ identities }) => Object.values(identities));
        if (view.phase === 'over') expect(cards).not.toContain(FACE_DOWN);
        else expect(cards).toContain(FACE_DOWN);
      }
    }
  });
});
