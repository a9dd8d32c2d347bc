/** The shop cannot start for a reason that its operator can fix. The message is one line for them. */
export class StartError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'StartError';
  }
}
