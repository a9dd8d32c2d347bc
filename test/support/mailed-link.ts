import { eventually } from './eventually.js';

/** The newest link of an email to somebody: its path and token, where its path is this one. */
export async function linkTo(path: string, shopUrl: string, email: string): Promise<string> {
  return eventually(async () => {
    const answer = await fetch(`${shopUrl}/dev/mail.json?to=${encodeURIComponent(email)}`);
    const emails = (await answer.json()) as { text: string }[];
    const link = new RegExp(`${path}\\?token=\\S+`);
    const found = emails.flatMap(({ text }) => link.exec(text) ?? [])[0];
    if (!found) throw new Error(`no link to ${path} in ${emails.length} emails`);
    return found;
  });
}
