import { domainEvent } from '../../../kernel/domain-event.js';

export const userRegistered = domainEvent<{ personId: string }>('auth.person-registered');

/** Somebody asked for a reset link; whether the e-mail is known shows when the mail is made. */
export const passwordResetRequested = domainEvent<{ resetId: string }>(
  'auth.password-reset-requested',
);

export const passwordChanged = domainEvent<{ personId: string }>('auth.password-changed');

/** `oldEmail` is told of it: it may be the only one that the owner still reads. */
export const emailChanged = domainEvent<{ personId: string; oldEmail: string }>(
  'auth.email-changed',
);
