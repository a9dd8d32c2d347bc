import {
  EMAIL_SUBJECT,
  INVALID_EMAIL,
  NAME_REQUIRED,
  NAME_TOO_LONG,
  USER_NAME_MAX,
} from './shared-rules.js';

/** The contact form. Lengths are in characters. */
export const contactRules = {
  name: { max: USER_NAME_MAX, required: NAME_REQUIRED, tooLong: NAME_TOO_LONG },
  email: { required: 'Email is required', invalid: INVALID_EMAIL },
  subject: EMAIL_SUBJECT,
  message: { max: 5_000, required: 'Message is required', tooLong: 'Message is too long' },
  answer: { max: 10_000, required: 'Answer is required', tooLong: 'Answer is too long' },
} as const;

/** `open` waits for staff; an answered or closed message can be reopened. */
export const CONTACT_STATES = ['open', 'answered', 'closed'] as const;
export type ContactState = (typeof CONTACT_STATES)[number];

/** What became of an answer's email; `failed` where it needs somebody's attention. */
export const ANSWER_EMAIL_STATES = ['sending', 'sent', 'failed'] as const;
export type AnswerEmailState = (typeof ANSWER_EMAIL_STATES)[number];
