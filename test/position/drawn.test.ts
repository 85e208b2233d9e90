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
    const tidy = 'Ada+† Boris Carl†+ Dexter\nEzra Ida Kit Nora\nOccam Pearl Quinn Rita\nSam Theo Vera Walt';
    const untidy = tidy.replace('Ada+†', ' ADA†+\t').replace('Carl†+', 'carl+†  ').replace('\nOccam', '\n\r\n 3 occam');
    expect(drawn(untidy)).toEqual(drawn(tidy));
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

  it.each([
    ['', '0 wide and 0 high'],
    [' 1 2 3\n \n', '0 wide and 0 high'],
    ['Ada Boris\nCarl Dexter', '2 wide and 2 high'],
    ['Ada Boris Carl Dexter Ezra Ida\n'.repeat(4), '6 wide and 4 high'],
  ])('[kvi.board.smallest] is of no other size for drawn either: %j', (drawing, size) => {
    expect(() => drawn(drawing)).toThrow(RangeError);
    expect(() => drawn(drawing)).toThrow(`It is drawn ${size}, and not 4 or 5 suspects long.`);
  });

  it('[noir.cards] has each suspect at most once', () => {
    const again = drawingOf(position.board).replace(/Boris|Carl/g, 'Ada');
    expect(() => drawn(again)).toThrow(new RangeError('Ada is drawn more than once.'));
  });

  it.each([null, undefined, 5, ['Ada'], { width: 5 }, Object('Ada')])('is a text, other than %j', (drawing) => {
    expect(() => drawn(drawing as string)).toThrow(new RangeError('A drawing is a text.'));
  });

  it('is not looked through if it is longer than any board', () => {
    expect(problemsWith('Ada '.repeat(1_000_000))).toEqual(['board: A drawing has 5000 letters at most.']);
    expect(() => drawn('Ada '.repeat(2000))).toThrow(RangeError);
  });
});
