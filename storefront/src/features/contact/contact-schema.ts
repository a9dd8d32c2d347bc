import { z } from 'zod';

const required = (label: string, longest: number) =>
  z.string().trim().min(1, `${label} is required`).max(longest, `${label} is too long`);

/** The contact form, with the very limits and texts of the API. */
export const contactSchema = z.object({
  name: required('Name', 50),
  email: z.string().trim().min(1, 'Email is required').pipe(z.email('Invalid email address')),
  subject: required('Subject', 150),
  message: required('Message', 5000),
  /** Seen by nobody: whatever fills it is a program, which the API then ignores. */
  website: z.string(),
});

export type ContactInput = z.infer<typeof contactSchema>;

export const EMPTY: ContactInput = { name: '', email: '', subject: '', message: '', website: '' };
