/** A call that failed, in the shape React-Admin expects. Its message is the server's, fit to be shown. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  /** @param status of the answer; 0 where no server answered */
  constructor(
    message: string,
    readonly status: number,
    readonly body?: unknown,
  ) {
    super(message);
  }
}

/** What the server said about a failure; empty where it said nothing or could not be reached. */
export function serverMessage(error: unknown): string {
  return error instanceof ApiError && error.status !== 0 ? error.message : '';
}
