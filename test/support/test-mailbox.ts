import type { StoredEmail } from '../../dev/mailbox/stored-email.js';
import { startEmbeddedMailbox } from './embedded-mailbox.js';
import { eventually } from './eventually.js';
import { openRemoteMailbox } from './remote-mailbox.js';

export type ReceivedEmail = Pick<
  StoredEmail,
  'to' | 'subject' | 'messageId' | 'text' | 'html' | 'headers'
>;

export interface TestMailbox {
  /** Value of the setting SMTP_URL. */
  readonly smtpUrl: string;
  /** Emails received for an address, newest first. */
  emailsTo(email: string): Promise<ReceivedEmail[]>;
  /** Waits for an email with this subject. */
  waitForEmail(email: string, subject: string): Promise<ReceivedEmail>;
  /** Refuses connections until `comeBack`. */
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

const PATIENCE_MS = 60_000;

/**
 * A separate mailbox behind real SMTP: on the mail server of the run where there is one (`npm run
 * test:grown`), otherwise the shop's own.
 */
export async function startTestMailbox(): Promise<TestMailbox> {
  const { TEST_MAIL_API } = process.env;
  const mailbox = await (TEST_MAIL_API ? openRemoteMailbox(TEST_MAIL_API) : startEmbeddedMailbox());
  return {
    ...mailbox,
    waitForEmail: (email, subject) =>
      eventually(async () => {
        const emails = await mailbox.emailsTo(email);
        const found = emails.find((message) => message.subject === subject);
        if (found) return found;
        const others = emails.map((message) => message.subject).join(', ');
        throw new Error(`no mail "${subject}" to ${email}; there are: ${others}`);
      }, PATIENCE_MS),
  };
}
