import { SUSPECTS, type Suspect } from '../../../src/automata-noir/index.js';

/** A deal in which suspects lie and are drawn in the order of `SUSPECTS`, but for these cards on top of the deck. */
export function noirDeal(...top: readonly Suspect[]): { board: readonly Suspect[]; evidence: Suspect[] } {
  return { board: SUSPECTS, evidence: [...top, ...SUSPECTS.filter((suspect) => !top.includes(suspect))] };
}
