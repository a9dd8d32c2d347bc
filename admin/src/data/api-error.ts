/** What the server says of one field. */
export interface FieldError {
  field: string;
  message: string;
}

interface Failure {
  code?: string;
  errors?: FieldError[];
}

/** A call that failed. Its message is the server's, fit to be shown; empty where it gave none. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** What the server calls the reason, for example `edited_meanwhile`. */
  readonly code?: string;
  readonly errors: FieldError[];
  /** The same as React-Admin's forms read it: the field's error below the field. */
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

/** What the server said about a failure; empty where it said nothing or could not be reached. */
export function serverMessage(error: unknown): string {
  return error instanceof ApiError && error.status !== 0 ? error.message : '';
}
