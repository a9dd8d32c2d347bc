/** The shop cannot start, for a reason that a user can mend. The message is one line for them. */
export class StartError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'StartError';
  }
}
