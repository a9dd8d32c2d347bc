import type { ReceivedMail, TestMailbox } from './test-mailbox.js';

interface Box {
  readonly id: string;
  readonly smtpUrl: string;
}

/** A mailbox at the test run's mail server (scripts/steps/smtp.mjs); `api` is the server's address. */
export async function openRemoteMailbox(api: string): Promise<Omit<TestMailbox, 'mail'>> {
  const call = async <Answer>(method: string, path: string): Promise<Answer> =>
    (await (await fetch(`${api}/${path}`, { method })).json()) as Answer;
  const { id, smtpUrl } = await call<Box>('POST', 'box');
  const isTo = (email: string) => (mail: ReceivedMail) =>
    mail.to.toLowerCase() === email.toLowerCase();
  return {
    smtpUrl,
    mailsTo: async (email) =>
      (await call<ReceivedMail[]>('GET', `mails/${id}`)).filter(isTo(email)),
    goAway: () => call('DELETE', `listener/${id}`),
    comeBack: () => call('PUT', `listener/${id}`),
    close: () => call('DELETE', `box/${id}`),
  };
}
