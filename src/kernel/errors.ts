/** Why an action is refused: a stable code for programs, the clause that forbids it, a sentence for the player. */
export interface Violation<Code extends string = string> {
  /** Kebab-case, from the game's closed union of codes. */
  readonly code: Code;
  /** The id of an entry in the rules catalogue (`noir-rules/rules`). */
  readonly rule: string;
  /** An English sentence that tells the player nothing but what that player may know. */
  readonly message: string;
}

/** Thrown by `apply` for an action that `check` refuses. Recognise it by `name` or with `isIllegalAction`. */
export class IllegalActionError extends Error {
  /** What `check` answers for the same action. */
  readonly violation: Violation;
  /** What tells it apart from other errors. */
  override readonly name: string = 'IllegalActionError';

  /** Its message is the violation's. */
  constructor(violation: Violation) {
    super(violation.message);
    this.violation = violation;
  }
}

/** Thrown by `init` for options that make no sense. Recognise it by `name` or with `isInvalidOptions`. */
export class InvalidOptionsError extends Error {
  /** The path of the option at fault, such as `deal.rounds[0].tiles`; `options` for the options as a whole. */
  readonly field: string;
  /** What tells it apart from other errors. */
  override readonly name: string = 'InvalidOptionsError';

  /** Its message opens with the field. */
  constructor(field: string, problem: string) {
    super(`${field}: ${problem}`);
    this.field = field;
  }
}

/** Whether something caught, of this realm or another, calls itself so and has such a field. */
function isCalled(error: unknown, name: string, field: string): boolean {
  try {
    return typeof error === 'object' && error !== null && Reflect.get(error, 'name') === name && field in error;
  } catch {
    return false;
  }
}

/** Whether something caught is the error of an illegal action, whichever copy of the library threw it. */
export function isIllegalAction(error: unknown): error is IllegalActionError {
  return isCalled(error, 'IllegalActionError', 'violation');
}

/** Whether something caught is the error of options that make no sense, whichever copy of the library threw it. */
export function isInvalidOptions(error: unknown): error is InvalidOptionsError {
  return isCalled(error, 'InvalidOptionsError', 'field');
}
