import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { killerVsInspector, SUSPECTS, spyTag } from '../../src/automata-noir/index.js';
import { districtNoir } from '../../src/district-noir/index.js';
import { gameOf } from '../../src/index.js';
import { positionOf } from '../../src/position/index.js';
import { type AnyRecord, append, recordOf } from '../../src/record/index.js';
import { RULES } from '../../src/rules/index.js';
import { positions } from '../perft/positions.js';
import { run } from './program.js';

const folder = mkdtempSync(join(tmpdir(), 'noir-rules-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(name: string, value: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(value));
  return path;
}

describe('noir-rules rules', () => {
  it('prints the entry of an id, with its source, its readings and the reason', () => {
    const { code, out } = run(['rules', 'kvi.setup.living']);
    expect(code).toBe(0);
    expect(out).toBe(`
The Inspector is a living suspect
  kvi.setup.living (ruling)
  The Inspector chooses a living suspect. This narrows the sentence that lets
    the Inspector choose any of the four cards. A card of the opening victim
    stays in the Evidence Hand, and can be exonerated.
  Source: Automata NOIR: Case File #1, Setup
  Readings:
  - The victim’s card may be chosen as well (rejected).
  - Only a living suspect may be chosen.
  Why: A deceased Inspector could never be killed.
  See also: noir.identity.living
`);
  });

  it.each(RULES.map(({ id }) => id))('prints %s alone, in lines that fit', (id) => {
    const { code, out } = run(['rules', id]);
    expect(code).toBe(0);
    expect(out.split('\n').filter((line) => /^ {2}[a-z.-]+ \(/.test(line))).toHaveLength(1);
    expect(Math.max(...out.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(80);
  });

  it('prints what answers a question, at most five entries, and names further ones', () => {
    const { code, out } = run(['rules', 'can', 'I', 'accuse', 'a dead suspect']);
    expect(code).toBe(0);
    expect(out).toContain('  kvi.accuse.any (ruling)');
    expect(out.match(/^ {2}[a-z]+\.[a-z.-]+ \(/gm)).toHaveLength(5);
    expect(out).toMatch(/^Further: /m);
  });

  it('keeps to one game where one is named', () => {
    const { out } = run(['rules', '--game', 'automata-noir/spy-tag', 'undo shift']);
    expect(out).toContain('spy.no-undo');
    expect(out).not.toMatch(/^ {2}(kvi|cops)\./m);
    expect(run(['rules', '--game', 'chess', 'undo'])).toMatchObject({ code: 1, out: '' });
  });

  it.each([
    ['agent-black', 'district.take.once', false],
    ['district-noir', 'district.take.once', true],
    ['district-noir', 'table.turn', true],
    ['district-noir', 'noir.cards', false],
    ['automata-noir/spy-tag', 'noir.cards', true],
    ['automata-noir/spy-tag', 'kvi.kill.tenth', false],
  ])('of %s alone, has %s: %j', (game, id, isThere) => {
    const { code, out, err } = run(['rules', '--game', game, id]);
    expect({ code, err }).toEqual(
      isThere ? { code: 0, err: '' } : { code: 1, err: `error: no rule is found for '${id}'\n` },
    );
    expect(out.includes(`  ${id} (`)).toBe(isThere);
  });

  it('fails where nothing is found', () => {
    expect(run(['rules', 'zzzz'])).toEqual({ code: 1, out: '', err: "error: no rule is found for 'zzzz'\n" });
    expect(run(['rules'])).toMatchObject({ code: 1, err: "error: missing required argument 'words'\n" });
  });
});

describe('noir-rules why', () => {
  const options = { seed: 'why', firstPlayer: 0, deal: { board: SUSPECTS, evidence: SUSPECTS } };
  const shift = { type: 'fast-shift', player: 0, direction: 'left', index: 4, distance: 1 } as const;
  const record = fileOf('record.json', append(recordOf(spyTag, options), shift));
  const opening = killerVsInspector.init({ deal: { board: SUSPECTS, evidence: SUSPECTS } });
  const position = fileOf('position.json', positionOf(opening));

  it('says which rule forbids an action after all of a record, and what is allowed', () => {
    const { code, out } = run(['why', record, 'fast-shift', 'direction=right', 'index=4', 'distance=2']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Not legal: You cannot undo the Shift of the player before you\. \(shift-undone\)\n/);
    expect(out).toContain('  spy.no-undo (ruling)');
    expect(out).toMatch(/^Player 1 may: fast-shift \(38\), capture \(5\), canvas \(5\)$/m);
  });

  it('says that an action is legal, and what it is', () => {
    const words = ['fast-shift', 'direction=right', 'index=4', 'distance=2'];
    const { code, out } = run(['why', record, '--step', '0', ...words]);
    expect({ code, out }).toEqual({ code: 0, out: 'Legal, of player 0: Shift row 5 two spaces to the right.\n' });
  });

  it('reads actions as JSON, and those of other players', () => {
    const json = JSON.stringify({ type: 'capture', player: 1, suspect: 'ada' });
    expect(run(['why', record, json]).out).toMatch(/^Legal, of player 1: /);
    expect(run(['why', record, 'capture', 'player=2', 'suspect=ada']).out).toMatch(
      /^Not legal: .* \(not-your-turn\)$/m,
    );
  });

  it('reads positions, and lists with commas', () => {
    expect(run(['why', position, 'kill', 'suspect=witman']).out).toContain('kvi.kill.adjacent (rule)');
    expect(run(['why', position, 'kill', 'suspect=boris']).out).toMatch(/^Legal, of player 0: /);
    const collapse = ['collapse', 'lines=rows', 'suspects=ada,ezra,ida,nora,sam'];
    expect(run(['why', position, ...collapse]).out).toContain('(wrong-phase)');
  });

  it('says that something is no action', () => {
    for (const words of [['dance'], ['{}'], ['kill'], ['kill', 'suspect=moriarty'], ['kill', '__proto__=1']]) {
      expect(run(['why', position, ...words]).out).toContain('table.action (ruling)');
    }
  });

  it('says that a game is over, whether a player is named or not', () => {
    let over = districtNoir.init({ seed: 'over' });
    while (districtNoir.outcome(over) === null) {
      const [player = 0] = districtNoir.actors(over);
      over = districtNoir.apply(over, districtNoir.legalActions(over, player)[0]!);
    }
    const finished = fileOf('finished.json', positionOf(over));
    for (const words of [['take'], ['take', 'player=1'], ['{"type":"take","player":0}']]) {
      const { code, out } = run(['why', finished, ...words]);
      expect(code).toBe(0);
      expect(out).toMatch(/^Not legal: The game is over\. \(game-over\)\n/);
      expect(out).toContain('  table.over (ruling)');
      expect(out).not.toMatch(/^Player /m);
    }
    expect(run(['why', finished, 'dance']).out).toContain('(malformed-action)');
  });

  it('asks whose an action is where several may act', () => {
    const counted = positions().get('dragnet/three-hands-raised.json');
    const game = gameOf('automata-noir/dragnet');
    expect.assert(counted !== undefined && game !== undefined);
    const raised = fileOf('raised.json', counted.actions.reduce<AnyRecord>(append, recordOf(game, counted.options)));
    expect(run(['why', raised, 'pass']).out).toContain('(malformed-action)');
    expect(run(['why', raised, 'pass', 'player=0']).out).not.toContain('(malformed-action)');
  });

  it('fails for files that hold neither record nor position, with all that is wrong', () => {
    const wrong = [{}, [], null, { format: 'noir-rules/record' }, { game: 'district-noir' }].map((value, index) =>
      run(['why', fileOf(`wrong-${index}.json`, value), 'take']),
    );
    for (const { code, out, err } of wrong) {
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(err).toMatch(/error: .*(problem|problems)\n$/);
    }
    expect(run(['why', join(folder, 'none.json'), 'take'])).toMatchObject({ code: 1, out: '' });
  });

  it('fails for what it can’t read', () => {
    expect(run(['why', position, '{"type":'])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^error: the action is no JSON: /),
    });
    expect(run(['why', position, 'kill', 'boris']).err).toBe("error: 'boris' is not written field=value\n");
    expect(run(['why', position, '--step', '1', 'kill']).err).toMatch(/is for records only/);
    expect(run(['why', record, '--step', '9', 'take']).err).toMatch(/is no step from 0 to 1/);
    expect(run(['why', record])).toMatchObject({ code: 1, err: "error: missing required argument 'action'\n" });
  });
});
