import { z } from 'zod';
import { contactRules } from '../../../../common/contract/contact';

const { name, email, subject, message } = contactRules;

const text = (rule: typeof name | typeof subject | typeof message) =>
  z.string().trim().min(1, rule.required).max(rule.max, rule.tooLong);

export const contactSchema = z.object({
  name: text(name),
  email: z.string().trim().min(1, email.required).pipe(z.email(email.invalid)),
  subject: text(subject),
  message: text(message),
  /** A honeypot: only a bot fills it, and the API then drops the message. */
  website: z.string(),
});

export type ContactInput = z.infer<typeof contactSchema>;

export const EMPTY: ContactInput = { name: '', email: '', subject: '', message: '', website: '' };
