import { type AnyAction, type AnyGame, type AnyOptions, GAME_IDS, gameOf, isInvalidOptions } from '../index.js';
import { readList } from '../kernel/fields.js';
import { differences, withoutPath } from './paths.js';
import { fieldsOf, plainCopy, sizeOf } from './plain.js';
import { problem, problemAt, type RecordProblem } from './problems.js';
import {
  type AnyRecord,
  type CompleteOptions,
  FORMAT,
  FORMAT_VERSION,
  type GameRecord,
  recordEndingWith,
} from './record.js';
import { RECORDED } from './recorded.js';

/** A record as read from some value, or what is wrong with it. */
export type ParsedRecord<R extends AnyRecord = GameRecord> =
  | { readonly ok: true; readonly record: R }
  | {
      readonly ok: false;
      /** `other-rules-version` for a record of a game that was played by other rules than these; it may be whole or not. */
      readonly reason: 'broken' | 'other-rules-version';
      /** At least one, in the order in which they stand in the record. */
      readonly problems: readonly RecordProblem[];
    };

const FIELDS = ['format', 'version', 'game', 'rulesVersion', 'options', 'actions'] as const;

/** The most problems with options that are told: each takes another reading of the whole. */
const MOST = 20;
/** The most values in options that are read again after a problem: those of a hundred rounds of Agent Black. */
const LARGEST = 5000;

type Fields = ReadonlyMap<string, unknown>;

/** The value of a reading, or `null` for whatever throws. */
function attempted<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch {
    return null;
  }
}

function headProblems(fields: Fields): readonly RecordProblem[] {
  const wrong = (name: string, message: string): RecordProblem => problem('not-a-record', name, message);
  const problems: RecordProblem[] = [];
  for (const name of fields.keys()) {
    if (!FIELDS.some((known) => known === name)) problems.push(wrong(name, 'A record has no such field.'));
  }
  for (const name of FIELDS) if (!fields.has(name)) problems.push(wrong(name, 'This field is missing.'));
  if (fields.has('format') && fields.get('format') !== FORMAT) problems.push(wrong('format', `It is not ${FORMAT}.`));
  if (fields.has('version') && fields.get('version') !== FORMAT_VERSION) {
    problems.push(wrong('version', `It is not ${FORMAT_VERSION}, the version of the form of records known here.`));
  }
  return problems;
}

/** The options as `init` takes them, or every problem with them as far as they can be told apart. */
function readOptions(
  game: AnyGame,
  given: unknown,
): { readonly options: CompleteOptions<AnyOptions> | null; readonly problems: readonly RecordProblem[] } {
  const problems: RecordProblem[] = [];
  let left = given;
  for (;;) {
    try {
      const options = RECORDED[game.id].complete(left, 1);
      return { options: problems.length === 0 ? options : null, problems };
    } catch (error) {
      if (!isInvalidOptions(error)) throw error;
      const path = error.field === 'options' ? 'options' : `options.${error.field}`;
      if (problems.some((known) => known.path === path)) return { options: null, problems };
      problems.push(problem('invalid-options', path, `The game refuses it: ${error.message}.`));
      // What other fields may hold hangs on these.
      const decides = ['options', 'players', 'teams', 'types'].includes(error.field.replace(/\..*/, ''));
      if (decides || problems.length === MOST) return { options: null, problems };
      left = withoutPath(left, error.field);
      if (sizeOf(left) > LARGEST) return { options: null, problems };
    }
  }
}

function missing(whole: object, given: unknown): readonly RecordProblem[] {
  return differences(whole, given, 'options').map((path) =>
    problem('incomplete-options', path, 'This is missing, and the game used it.'),
  );
}

/** The game played from these options by the actions given: what is wrong with it, or its record. */
function playedFrom(
  game: AnyGame,
  options: CompleteOptions<AnyOptions>,
  given: unknown,
  list: readonly unknown[],
): ParsedRecord<AnyRecord> {
  const actions: AnyAction[] = [];
  const refused: RecordProblem[] = [];
  let state = game.init(options);
  for (const [step, one] of list.entries()) {
    const verdict = game.check(state, one);
    if (verdict.legal) {
      actions.push(verdict.action);
      state = game.apply(state, verdict.action);
    } else {
      refused.push(problemAt(step, verdict.violation));
    }
  }
  const { complete, roundOf } = RECORDED[game.id];
  const whole = complete(options, roundOf(state));
  const problems = [...missing(whole, given), ...refused];
  return problems.length === 0
    ? { ok: true, record: recordEndingWith(state, whole, actions) }
    : { ok: false, reason: 'broken', problems };
}

/** A record of a game that is known here, under these rules, from what its fields hold. */
function readGame(game: AnyGame, fields: Fields): ParsedRecord<AnyRecord> {
  const given = attempted(() => ({ options: plainCopy(fields.get('options')) }));
  const { options, problems: refused } =
    given === null
      ? { options: null, problems: [problem('invalid-options', 'options', 'It is no plain JSON.')] }
      : readOptions(game, given.options);
  const list = attempted(() => readList(fields.get('actions'), () => true)) ?? null;
  const problems = [
    ...refused,
    ...(given === null || options === null ? [] : missing(options, given.options)),
    ...(list === null ? [problem('not-a-record', 'actions', 'It is no list.')] : []),
  ];
  return given === null || options === null || list === null || problems.length > 0
    ? { ok: false, reason: 'broken', problems }
    : playedFrom(game, options, given.options, list);
}

/**
 * The record in any value, such as parsed JSON from a stranger; or every problem with it, of options 20 at most, and
 * perhaps only the first of very large ones. Actions are looked at if nothing is wrong with the options; one that is
 * refused is left out, and those after it are judged without it. Never throws.
 *
 * @rule table.record
 * @rule table.record.version
 */
export function parseRecord(value: unknown): ParsedRecord;
export function parseRecord(value: unknown): ParsedRecord<AnyRecord> {
  const fields = attempted(() => fieldsOf(value));
  if (fields === null) {
    return {
      ok: false,
      reason: 'broken',
      problems: [problem('not-a-record', 'record', 'It can’t be read as a plain object.')],
    };
  }
  const problems = [...headProblems(fields)];
  const id = fields.get('game');
  const game = typeof id === 'string' ? gameOf(id) : undefined;
  if (fields.has('game') && game === undefined) {
    problems.push(problem('not-a-record', 'game', `It is none of ${GAME_IDS.join(', ')}.`));
  }
  const rules = fields.get('rulesVersion');
  if (fields.has('rulesVersion') && rules !== game?.rulesVersion) {
    const isVersion = typeof rules === 'number' && Number.isSafeInteger(rules) && rules > 0;
    if (!isVersion) problems.push(problem('not-a-record', 'rulesVersion', 'It is no whole number from 1.'));
    else if (game !== undefined && problems.length === 0) {
      const message = `The game was played by version ${rules} of the rules; known here is ${game.rulesVersion}.`;
      return {
        ok: false,
        reason: 'other-rules-version',
        problems: [problem('other-rules-version', 'rulesVersion', message)],
      };
    }
  }
  return game === undefined || problems.length > 0 ? { ok: false, reason: 'broken', problems } : readGame(game, fields);
}
