/** The shop cannot start for reasons that its operator can fix. The message is one line for them, or one for each. */
export class StartError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'StartError';
  }
}
