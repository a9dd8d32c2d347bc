/** The kind of an error. One filter maps each kind to an HTTP status. */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'unpaid'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'too_large'
  | 'wrong_type'
  | 'too_many'
  | 'provider_failed'
  | 'unavailable';

/** An invalid field and the message shown under it. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

export interface DomainErrorDetails {
  /** The invalid fields; the first one's message is usually the error's message, too. */
  readonly errors?: readonly FieldError[];
  /** Data for the caller, for example the fields that differ. */
  readonly data?: unknown;
  /** Seconds after which a retry makes sense (kind `too_many` and `unavailable`). */
  readonly retryAfter?: number;
  readonly cause?: unknown;
}

/**
 * An error decided by the domain. The message is safe to show to a user; `code` is snake_case and
 * stable for programs.
 */
export class DomainError extends Error {
  readonly errors: readonly FieldError[];
  readonly data: unknown;
  readonly retryAfter: number | undefined;

  constructor(
    readonly kind: ErrorKind,
    readonly code: string,
    message: string,
    details: DomainErrorDetails = {},
  ) {
    super(message, { cause: details.cause });
    this.name = new.target.name;
    this.errors = details.errors ?? [];
    this.data = details.data;
    this.retryAfter = details.retryAfter;
  }
}

/** Invalid input: kind `invalid`; the message is that of the first invalid field. */
export class InvalidInput extends DomainError {
  constructor(errors: readonly FieldError[]) {
    super('invalid', 'invalid_input', errors[0]?.message ?? 'Invalid input', { errors });
  }

  static field(field: string, message: string): InvalidInput {
    return new InvalidInput([{ field, message }]);
  }
}

/** The caller has another role, or lacks the permission. */
export class NotAllowed extends DomainError {
  constructor(code = 'forbidden') {
    super('forbidden', code, 'You are not allowed to do this.');
  }
}

/** An id that is unknown, malformed, or another user's: kind `not_found`. */
export class NotFound extends DomainError {
  constructor(what: string) {
    super('not_found', 'not_found', `${what} not found`);
  }
}

interface EditConflict {
  /** The one that is stored now. */
  readonly version: number;
  /** The fields that were to change, so that a form can merge; none where there is nothing to merge. */
  readonly fields?: readonly string[];
  /** The participle in the message. */
  readonly verb?: string;
  /** The pronoun for `what` in the message. */
  readonly pronoun?: 'it' | 'them';
}

/** Somebody else has saved a newer version of what the caller changes: kind `conflict`. */
export class EditedMeanwhile extends DomainError {
  /** `what` as the message names it, such as 'this product'. */
  constructor(what: string, { version, fields, verb = 'changed', pronoun = 'it' }: EditConflict) {
    super(
      'conflict',
      'edited_meanwhile',
      `Someone else has ${verb} ${what} since you opened ${pronoun}.`,
      { data: { version, fields } },
    );
  }
}
