import { TransientError } from '../../../src/kernel/transient-error.js';
import type { Email } from '../../../src/platform/mailer/mailer.js';

export type MailerState = 'well' | 'away' | 'answers-get-lost';

/** A mail server in this process, in place of SMTP. */
export class VirtualMailer {
  state: MailerState = 'well';
  sent: Email[] = [];

  /** As `Mailer.send`. */
  readonly send = async (email: Email): Promise<void> => {
    if (this.state === 'away') throw new TransientError('the mail server is away');
    this.sent.push(email);
    if (this.state === 'answers-get-lost') throw new TransientError('the answer was lost');
  };

  reset(): void {
    this.state = 'well';
    this.sent = [];
  }
}
