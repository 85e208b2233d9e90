import { isInvalidOptions } from '../index.js';
import { commitment as commitmentTo, contributionsOf, sharedSeed, textOf } from './fair.js';
import { parseRecord } from './parse.js';
import { differences } from './paths.js';
import { problem, type RecordProblem } from './problems.js';
import type { AnyRecord } from './record.js';
import { RECORDED } from './recorded.js';

/** Whether a game was dealt fairly, or what does not follow from the commitment. */
export type Verified =
  | { readonly ok: true }
  | {
      readonly ok: false;
      /** At least one. */
      readonly problems: readonly RecordProblem[];
    };

/** What a reading of texts gives, or `null` and what is wrong with them. */
interface Reading<Texts> {
  readonly texts: Texts | null;
  readonly problems: readonly RecordProblem[];
}

function reading<Texts>(read: () => Texts): Reading<Texts> {
  try {
    return { texts: read(), problems: [] };
  } catch (error) {
    if (!isInvalidOptions(error)) throw error;
    const message = `Nothing can be calculated: ${error.message}.`;
    return { texts: null, problems: [problem('unclear-contributions', error.field, message)] };
  }
}

/** A secret that can't be read is `null`, and told already. */
function commitmentProblems(commitment: string, secret: string | null): readonly RecordProblem[] {
  if (secret === null) return [];
  const due = commitmentTo(secret);
  if (due === commitment) return [];
  return [problem('not-committed', 'commitment', `To this secret it would have been ${due}.`)];
}

/** Texts that can't be read are `null`, and told already; contributions that are not given are `undefined`. */
function seedProblems(
  { players, seed }: AnyRecord['options'],
  secret: string | null,
  contributions: readonly string[] | null | undefined,
): readonly RecordProblem[] {
  const problems: RecordProblem[] = [];
  if (contributions && contributions.length !== players) {
    const message = `There are ${contributions.length} texts and ${players} players.`;
    problems.push(problem('unclear-contributions', 'contributions', message));
  }
  if (secret === null || contributions === null) return problems;
  const due = contributions === undefined ? secret : sharedSeed(secret, contributions);
  if (due !== seed) problems.push(problem('not-the-seed', 'options.seed', `The seed should have been ${due}.`));
  return problems;
}

function chanceProblems({ game, options }: AnyRecord): readonly RecordProblem[] {
  const { deal, firstPlayer, types } = options;
  return differences({ firstPlayer, types, deal }, RECORDED[game].bySeed(options), 'options').map((path) =>
    problem('not-by-seed', path, 'This is not what the seed of the record gives.'),
  );
}

/**
 * Whether a record, which may be any value, is whole; whether the secret is the one committed to before the game; whether
 * the record's seed is the shared one of the secret and the contributions, by seat, or the secret itself where no
 * contributions are given; and whether all that chance may decide follows from that seed: each shuffle of the deal, who
 * began, and the types in use of Agent Black. What the host chose instead is told as well: it is for the players to say
 * whether they had agreed on it. Never throws.
 *
 * @rule table.fair-deal
 */
export function verify(
  record: unknown,
  commitment: string,
  secret: string,
  contributions?: readonly string[] | undefined,
): Verified {
  const own = reading(() => textOf(secret, 'secret'));
  const given = reading(() => (contributions === undefined ? undefined : contributionsOf(contributions)));
  const parsed = parseRecord(record);
  const problems = [
    ...own.problems,
    ...commitmentProblems(commitment, own.texts),
    ...given.problems,
    ...(parsed.ok
      ? [...seedProblems(parsed.record.options, own.texts, given.texts), ...chanceProblems(parsed.record)]
      : parsed.problems),
  ];
  return problems.length === 0 ? { ok: true } : { ok: false, problems };
}
