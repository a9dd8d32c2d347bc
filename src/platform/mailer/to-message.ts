import type { Env } from '../../config/env.js';
import type { Email } from './mailer.js';

/** One address, which is not parsed: in a text, spaces and commas would separate several. */
const whole = (address: string) => ({ name: '', address });

/** An email as nodemailer takes it. */
export function toMessage({ sendId, fromName, to, replyTo, ...email }: Email, env: Env) {
  const { MAIL_FROM: address } = env;
  return {
    ...email,
    to: whole(to),
    ...(replyTo !== undefined && { replyTo: whole(replyTo) }),
    from: address.includes('<') ? address : { name: fromName, address },
    messageId: `<${sendId}@${new URL(env.SHOP_URL).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...email.headers },
  };
}
