export interface FieldError {
  field: string;
  message: string;
}

interface Failure {
  code?: string;
  errors?: FieldError[];
}

/** A failed call. Its message is the server's, safe to show; empty where it gave none. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The code of the error, for example `edited_meanwhile`. */
  readonly code?: string;
  readonly errors: FieldError[];
  /** The errors by field, as React-Admin's forms read them. */
  readonly body: { errors: Record<string, unknown> };

  /** @param status of the answer; 0 where no server answered */
  constructor(
    message: string,
    readonly status: number,
    { code, errors = [] }: Failure = {},
  ) {
    super(message);
    this.code = code;
    this.errors = errors;
    const byField = errors.map(({ field, message: text }) => [field, text]);
    this.body = { errors: { root: { serverError: message }, ...Object.fromEntries(byField) } };
  }
}

/** The server's message about a failure; empty where it gave none or could not be reached. */
export function serverMessage(error: unknown): string {
  return error instanceof ApiError && error.status !== 0 ? error.message : '';
}

/** Whether a failed call may have been applied: no server answered, or one failed, perhaps after it had committed. */
export function isOutcomeUnknown(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}
