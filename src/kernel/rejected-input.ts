/**
 * What somebody sent makes a job impossible, and no retry changes that. The job is closed, and nobody is alarmed: only
 * its input was wrong.
 */
export class RejectedInput extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'RejectedInput';
  }
}
