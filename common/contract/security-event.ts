/** The kinds of events in the security log. */
export const SECURITY_EVENT_KINDS = [
  'login.succeeded',
  'login.failed',
  'login.blocked',
  'login.link-requested',
  'login.link-used',
  'account.created',
  'account.blocked',
  'account.unblocked',
  'sessions.ended',
  'account.erased',
  'session.copied',
  'reset.requested',
  'reset.failed',
  'password.reset',
  'password.changed',
  'password.refused',
  'email.changed',
  'email.undo-failed',
  'factor.added',
  'factor.removed',
  'factor.refused',
  'identity.proved',
  'identity.refused',
  'role.changed',
  'refund.requested',
  'data.exported',
] as const;

export type SecurityEventKind = (typeof SECURITY_EVENT_KINDS)[number];

interface SecurityEventFacts {
  /** Shown to admins, and the message of the log line. */
  readonly label: string;
  /** Whether somebody tried what they may not: its log line is a warning. */
  readonly isRefusal: boolean;
}

const done = (label: string): SecurityEventFacts => ({ label, isRefusal: false });
const refused = (label: string): SecurityEventFacts => ({ label, isRefusal: true });

/** Everything that server and back office know of a kind, kept in this table only. */
export const securityEvents: Readonly<Record<SecurityEventKind, SecurityEventFacts>> = {
  'login.succeeded': done('Login'),
  'login.failed': refused('Failed login'),
  'login.blocked': refused('Login to a blocked account'),
  'login.link-requested': done('Login link requested'),
  'login.link-used': done('Login link used'),
  'account.created': done('Signup'),
  'account.blocked': done('Account blocked'),
  'account.unblocked': done('Account unblocked'),
  'sessions.ended': done('Logged out everywhere'),
  'account.erased': done('Customer erased'),
  'session.copied': refused('Session ended: copied token'),
  'reset.requested': done('Reset link requested'),
  'reset.failed': refused('Invalid reset link'),
  'password.reset': done('Password reset'),
  'password.changed': done('Password changed'),
  'password.refused': refused('Wrong current password'),
  'email.changed': done('Email changed'),
  'email.undo-failed': refused('Invalid link to undo an email change'),
  'factor.added': done('Second factor added'),
  'factor.removed': done('Second factor removed'),
  'factor.refused': refused('Wrong second factor'),
  'identity.proved': done('Identity confirmed'),
  'identity.refused': refused('Wrong confirmation of identity'),
  'role.changed': done('Role changed'),
  'refund.requested': done('Refund'),
  'data.exported': done('Export'),
};
