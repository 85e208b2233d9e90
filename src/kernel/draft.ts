import { withLast } from './lists.js';
import type { AnyEvent, Told } from './told.js';

/** The same, to be written on. */
export type Writable<Part> = { -readonly [Field in keyof Part]: Part[Field] };

/** The parts of a state that an action changes. */
interface Parts {
  readonly table: object;
  readonly secrets: object;
  readonly told: readonly unknown[];
}

/**
 * A state in the hands of the action that makes it: the table and the secrets are its own, to be written on; the lists and
 * objects on them are shared with the state before, to be replaced.
 */
export type Draft<State extends Parts> = Omit<State, keyof Parts> & {
  readonly table: Writable<State['table']>;
  readonly secrets: Writable<State['secrets']>;
  told: State['told'];
};

/** The table is told this, after what it was told before. */
export function tell<Event extends AnyEvent>(draft: { told: readonly Told<Event>[] }, event: Told<Event>): void {
  draft.told = withLast(draft.told, event);
}
