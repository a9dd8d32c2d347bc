import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMailbox } from '../../src/sandbox/index.js';
import { eventually } from './eventually.js';

export interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  readonly messageId: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface TestMailbox {
  /** For the setting SMTP_URL. */
  readonly smtpUrl: string;
  /** What has arrived for an address, newest first. */
  mailsTo(email: string): Promise<ReceivedMail[]>;
  /** Waits for a mail with this subject. */
  mail(email: string, subject: string): Promise<ReceivedMail>;
  /** Nobody listens until `comeBack`. */
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

const PATIENCE_MS = 30_000;

/** A real SMTP server with an inbox to look into. */
export async function startTestMailbox(): Promise<TestMailbox> {
  const stateDir = await mkdtemp(join(tmpdir(), 'vigor-mailbox-'));
  const mailbox = await startMailbox({ stateDir });
  const server = createServer((request, response) => mailbox.handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const mailsTo = async (email: string): Promise<ReceivedMail[]> => {
    const url = `http://127.0.0.1:${port}/dev/mail.json?to=${encodeURIComponent(email)}`;
    return (await (await fetch(url)).json()) as ReceivedMail[];
  };
  return {
    smtpUrl: mailbox.smtpUrl,
    goAway: () => mailbox.goAway(),
    comeBack: () => mailbox.comeBack(),
    mailsTo,
    mail: (email, subject) =>
      eventually(async () => {
        const mails = await mailsTo(email);
        const found = mails.find((mail) => mail.subject === subject);
        if (found) return found;
        const others = mails.map((mail) => mail.subject).join(', ');
        throw new Error(`no mail "${subject}" to ${email}; there are: ${others}`);
      }, PATIENCE_MS),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await mailbox.close();
      await rm(stateDir, { recursive: true, force: true });
    },
  };
}
