import { describe, expect, it } from 'vitest';
import { killerVsInspector } from '../../src/automata-noir/index.js';
import { boardLines } from '../../src/cli/show/board.js';
import { drawingOf, drawn, parsePosition, positionOf } from '../../src/position/index.js';

const state = killerVsInspector.init({ seed: 'drawn' });
const position = positionOf(killerVsInspector.apply(state, killerVsInspector.legalActions(state, 0)[0]!));

function problemsWith(board: unknown): readonly unknown[] {
  const parsed = parsePosition({ ...position, board });
  return parsed.ok ? [] : parsed.problems.map(({ path, message }) => `${path}: ${message}`);
}

describe('a board as a drawing', () => {
  it('says the same as the board', () => {
    const parsed = parsePosition({ ...position, board: drawingOf(position.board) });
    expect(parsed.ok && positionOf(parsed.state)).toEqual(position);
  });

  it('is read as the terminal prints it', () => {
    const printed = boardLines(position.board).join('\n');
    expect(printed).toContain('†');
    expect(drawn(printed)).toEqual(position.board);
  });

  it('is read in any letters, spaces and order of marks', () => {
    expect(drawn(' ADA†+\tboris\n\n 2 carl+†   Dexter\r\n')).toEqual(drawn('Ada+† Boris\nCarl†+ Dexter'));
  });

  it('has all its faults told', () => {
    const wrong = drawingOf(position.board).replace('Ada', 'Aida').replace('Boris', 'Boris++');
    expect(problemsWith(wrong)).toEqual([
      expect.stringMatching(/^board: Row \d, column \d: no suspect is drawn as (Aida|Boris\+\+)†?\.$/),
      expect.stringMatching(/^board: Row \d, column \d: no suspect is drawn as (Aida|Boris\+\+)†?\.$/),
    ]);
    expect(problemsWith('Ada Boris\nCarl')).toEqual(['board: The rows are of different lengths.']);
  });

  it('[kvi.board.smallest] is four or five suspects wide and high', () => {
    expect(problemsWith('Ada Boris\nCarl Dexter')).toEqual([
      'board: It is drawn 2 wide and 2 high, and not 4 or 5 suspects long.',
    ]);
    expect(problemsWith('')).toEqual(['board: It is drawn 0 wide and 0 high, and not 4 or 5 suspects long.']);
  });

  it('is not looked through if it is longer than any board', () => {
    expect(problemsWith('Ada '.repeat(1_000_000))).toEqual(['board: A drawing has 5000 letters at most.']);
    expect(() => drawn('Ada '.repeat(2000))).toThrow(RangeError);
  });
});
