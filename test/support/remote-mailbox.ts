import type { ReceivedEmail, TestMailbox } from './test-mailbox.js';

interface Box {
  readonly id: string;
  readonly smtpUrl: string;
}

/** A mailbox on the test run's mail server (scripts/steps/smtp.mjs); `api` is the server's URL. */
export async function openRemoteMailbox(api: string): Promise<Omit<TestMailbox, 'waitForEmail'>> {
  const call = async <Answer>(method: string, path: string): Promise<Answer> =>
    (await (await fetch(`${api}/${path}`, { method })).json()) as Answer;
  const { id, smtpUrl } = await call<Box>('POST', 'box');
  const isTo = (email: string) => (message: ReceivedEmail) =>
    message.to.toLowerCase() === email.toLowerCase();
  return {
    smtpUrl,
    emailsTo: async (email) =>
      (await call<ReceivedEmail[]>('GET', `mails/${id}`)).filter(isTo(email)),
    goAway: () => call('DELETE', `listener/${id}`),
    comeBack: () => call('PUT', `listener/${id}`),
    close: () => call('DELETE', `box/${id}`),
  };
}
