/** What went wrong. One filter maps each kind to an HTTP status. */
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

/** One bad field and the text a user reads under it. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

export interface DomainErrorDetails {
  /** The bad fields; the first one's text is usually the error's message too. */
  readonly errors?: readonly FieldError[];
  /** Data for the caller, for example the fields that differ. */
  readonly data?: unknown;
  /** Seconds after which a retry makes sense (kind `too_many` and `unavailable`). */
  readonly retryAfter?: number;
  readonly cause?: unknown;
}

/**
 * A refusal that the domain decided. The message is fit to be shown to a user; `code` is
 * snake_case and stable for programs.
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

/** Bad input: kind `invalid`; the message is the first bad field's text. */
export class InvalidInput extends DomainError {
  constructor(errors: readonly FieldError[]) {
    super('invalid', 'invalid_input', errors[0]?.message ?? 'Invalid input', { errors });
  }

  static field(field: string, message: string): InvalidInput {
    return new InvalidInput([{ field, message }]);
  }
}

/** An id that is unknown, malformed, or another user's: kind `not_found`. */
export class NotFound extends DomainError {
  constructor(what: string) {
    super('not_found', 'not_found', `${what} not found`);
  }
}
