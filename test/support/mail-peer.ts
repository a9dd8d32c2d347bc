import type { ReceivedMail, TestMailbox } from './test-mailbox.js';

interface Box {
  readonly id: string;
  readonly smtpUrl: string;
}

/** A mailbox at the mail server of the run, see scripts/steps/smtp.mjs; `api` is its address. */
export async function openBox(api: string): Promise<Omit<TestMailbox, 'mail'>> {
  const call = async <Answer>(method: string, path: string): Promise<Answer> =>
    (await (await fetch(`${api}/${path}`, { method })).json()) as Answer;
  const { id, smtpUrl } = await call<Box>('POST', 'box');
  const isTo = (email: string) => (mail: ReceivedMail) =>
    mail.to.toLowerCase() === email.toLowerCase();
  return {
    smtpUrl,
    mailsTo: async (email) =>
      (await call<ReceivedMail[]>('GET', `mails/${id}`)).filter(isTo(email)),
    goAway: () => call('DELETE', `door/${id}`),
    comeBack: () => call('PUT', `door/${id}`),
    close: () => call('DELETE', `box/${id}`),
  };
}
