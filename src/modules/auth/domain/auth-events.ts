import { domainEvent } from '../../../kernel/domain-event.js';
import type { FactorChange } from './second-factor.js';

export const userRegistered = domainEvent<{ personId: string }>('auth.person-registered');

/** A reset link was requested; whether the address is known is looked up when the email is sent. */
export const passwordResetRequested = domainEvent<{ resetId: string }>(
  'auth.password-reset-requested',
);

/** A link to log in was requested, for nobody where the address is unknown; `until` is its end, as ISO 8601. */
export const loginLinkRequested = domainEvent<{ personId: string; until: string }>(
  'auth.login-link-requested',
);

export const passwordChanged = domainEvent<{ personId: string }>('auth.password-changed');

/** `oldEmail` is notified: it may be the only address that the owner still reads. */
export const emailChanged = domainEvent<{ personId: string; oldEmail: string }>(
  'auth.email-changed',
);

/** The address changed without the password; the one before it is offered to undo that. */
export const unconfirmedEmailChanged = domainEvent<{ changeId: string }>(
  'auth.unconfirmed-email-changed',
);

/** The unconfirmed address of an account was taken by who proved its mailbox; the account has its old one again. */
export const emailReleased = domainEvent<{ personId: string }>('auth.email-released');

/** A change of second factors, of which the user hears. */
export const factorsChanged = domainEvent<{ personId: string; change: FactorChange }>(
  'auth.factors-changed',
);

/** An invitation to the staff is to be sent. */
export const staffInvited = domainEvent<{ invitationId: string }>('auth.staff-invited');
