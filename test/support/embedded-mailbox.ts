import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMailbox } from '../../dev/mailbox/start-mailbox.js';
import type { ReceivedEmail, TestMailbox } from './test-mailbox.js';

/** The mailbox that a shop without mail server starts itself, in the test's process. */
export async function startEmbeddedMailbox(): Promise<Omit<TestMailbox, 'waitForEmail'>> {
  const stateDir = await mkdtemp(join(tmpdir(), 'vigor-mailbox-'));
  const mailbox = await startMailbox({ stateDir });
  const server = createServer((request, response) => mailbox.handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    smtpUrl: mailbox.smtpUrl,
    goAway: () => mailbox.goAway(),
    comeBack: () => mailbox.comeBack(),
    emailsTo: async (email) => {
      const url = `http://127.0.0.1:${port}/dev/mail.json?to=${encodeURIComponent(email)}`;
      return (await (await fetch(url)).json()) as ReceivedEmail[];
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await mailbox.close();
      await rm(stateDir, { recursive: true, force: true });
    },
  };
}
