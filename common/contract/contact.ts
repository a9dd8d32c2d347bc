import { INVALID_EMAIL, NAME_REQUIRED, NAME_TOO_LONG, USER_NAME_MAX } from './shared-rules.js';

/** The contact form. Lengths are in characters. */
export const contactRules = {
  name: { max: USER_NAME_MAX, required: NAME_REQUIRED, tooLong: NAME_TOO_LONG },
  email: { required: 'Email is required', invalid: INVALID_EMAIL },
  subject: {
    max: 150,
    required: 'Subject is required',
    tooLong: 'Subject is too long',
    notOneLine: 'Subject must be one line',
  },
  message: { max: 5_000, required: 'Message is required', tooLong: 'Message is too long' },
} as const;
