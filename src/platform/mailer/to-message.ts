import type { Env } from '../../config/env.js';
import type { Email } from './mailer.js';

/** An email as nodemailer takes it. */
export function toMessage({ sendId, fromName, ...email }: Email, env: Env) {
  const { MAIL_FROM: address } = env;
  return {
    ...email,
    from: address.includes('<') ? address : { name: fromName, address },
    messageId: `<${sendId}@${new URL(env.SHOP_URL).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...email.headers },
  };
}
