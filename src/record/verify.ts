import { isInvalidOptions } from '../index.js';
import { commitment as commitmentTo, sharedSeed } from './fair.js';
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

/** What a calculation gives, or what is wrong with the texts that it is given. */
function calculated(calculate: () => string): string | RecordProblem {
  try {
    return calculate();
  } catch (error) {
    if (!isInvalidOptions(error)) throw error;
    return problem('unclear-contributions', error.field, `Nothing can be calculated: ${error.message}.`);
  }
}

function commitmentProblems(commitment: string, secret: string): readonly RecordProblem[] {
  const due = calculated(() => commitmentTo(secret));
  if (typeof due !== 'string') return [{ ...due, path: 'secret' }];
  if (due === commitment) return [];
  return [problem('not-committed', 'commitment', `To this secret it would have been ${due}.`)];
}

function seedProblems(
  { players, seed }: AnyRecord['options'],
  secret: string,
  contributions: readonly string[] | undefined,
): readonly RecordProblem[] {
  const problems: RecordProblem[] = [];
  if (Array.isArray(contributions) && contributions.length !== players) {
    const message = `There are ${contributions.length} texts and ${players} players.`;
    problems.push(problem('unclear-contributions', 'contributions', message));
  }
  const due = contributions === undefined ? secret : calculated(() => sharedSeed(secret, contributions));
  if (typeof due !== 'string') problems.push(due);
  else if (due !== seed) problems.push(problem('not-the-seed', 'options.seed', `The seed should have been ${due}.`));
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
  const problems = [...commitmentProblems(commitment, secret)];
  const parsed = parseRecord(record);
  if (parsed.ok) {
    problems.push(...seedProblems(parsed.record.options, secret, contributions), ...chanceProblems(parsed.record));
  } else {
    problems.push(...parsed.problems);
  }
  return problems.length === 0 ? { ok: true } : { ok: false, problems };
}
