import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/time.js';
import { JobHandler, type JobRun, OnEvent } from '../../../../platform/outbox/job.js';
import {
  emailChanged,
  emailReleased,
  factorsChanged,
  loginLinkRequested,
  passwordChanged,
  passwordResetRequested,
  staffInvited,
  userRegistered,
} from '../../domain/auth-events.js';
import { isSameEmail } from '../../domain/email-change.js';
import type { FactorChange } from '../../domain/second-factor.js';
import { TokenLifetimes } from '../../domain/session-rules.js';
import type { User } from '../../domain/user.js';
import { EmailChanges } from '../../ports/email-changes.js';
import { EmailProofs } from '../../ports/email-proofs.js';
import { LoginLinks } from '../../ports/login-links.js';
import { PasswordResets } from '../../ports/passwords.js';
import { StaffInvitations } from '../../ports/staff.js';
import { UserNotifications } from '../../ports/user-notifications.js';
import { UserQueries } from '../../ports/user-queries.js';
import { LinkTokens } from './link-tokens.js';

/** Sends an email about an account, unless the account no longer exists. */
@Injectable()
abstract class UserEmailJob<Event extends { readonly personId: string }> extends JobHandler<Event> {
  constructor(
    private readonly users: UserQueries,
    protected readonly notifications: UserNotifications,
  ) {
    super();
  }

  async handle(event: Event, run: JobRun): Promise<void> {
    const user = await this.users.find(event.personId);
    if (user) await this.send(user, run.id, event);
  }

  /** `sendId` is equal on every attempt. */
  protected abstract send(user: User, sendId: string, event: Event): Promise<void>;
}

@Injectable()
@OnEvent({ event: userRegistered, job: 'auth.send-welcome', queue: 'mail' })
export class SendWelcomeJob extends UserEmailJob<{ personId: string }> {
  protected send(user: User, sendId: string): Promise<void> {
    return this.notifications.welcome(user, sendId);
  }
}

interface EmailChanged {
  readonly personId: string;
  readonly oldEmail: string;
}

/** Notifies the old address, which may be the only one that the owner still reads. */
@Injectable()
@OnEvent({ event: emailChanged, job: 'auth.warn-of-new-email', queue: 'mail' })
export class SendEmailChangedNoticeJob extends UserEmailJob<EmailChanged> {
  protected send({ name }: User, sendId: string, { oldEmail }: EmailChanged): Promise<void> {
    return this.notifications.emailChanged({ name, email: oldEmail }, sendId);
  }
}

/** Notifies the address that the account has again. */
@Injectable()
@OnEvent({ event: emailReleased, job: 'auth.tell-of-released-email', queue: 'mail' })
export class SendEmailReleasedNoticeJob extends UserEmailJob<{ personId: string }> {
  protected send(user: User, sendId: string): Promise<void> {
    return this.notifications.emailReleased(user, sendId);
  }
}

interface FactorsChanged {
  readonly personId: string;
  readonly change: FactorChange;
}

/** Notifies the user of a change of second factors: whoever made it may not be them. */
@Injectable()
@OnEvent({ event: factorsChanged, job: 'auth.send-factor-notice', queue: 'mail' })
export class SendFactorNoticeJob extends UserEmailJob<FactorsChanged> {
  protected send(user: User, sendId: string, { change }: FactorsChanged): Promise<void> {
    return this.notifications.factorsChanged(user, change, sendId);
  }
}

@Injectable()
@OnEvent({ event: passwordChanged, job: 'auth.warn-of-new-password', queue: 'mail' })
export class SendPasswordChangedNoticeJob extends UserEmailJob<{ personId: string }> {
  protected send(user: User, sendId: string): Promise<void> {
    return this.notifications.passwordChanged(user, sendId);
  }
}

interface LoginLinkRequested {
  readonly personId: string;
  readonly until: string;
}

/**
 * Sends a login link, unless the address is unknown, the account blocked or the link expired. As a reset link it goes
 * to the old address of an unconfirmed change.
 */
@Injectable()
@OnEvent({ event: loginLinkRequested, job: 'auth.send-login-link', queue: 'mail' })
export class SendLoginLinkJob extends JobHandler<LoginLinkRequested> {
  constructor(
    private readonly users: UserQueries,
    private readonly emailChanges: EmailChanges,
    private readonly links: LoginLinks,
    private readonly notifications: UserNotifications,
    private readonly clock: Clock,
  ) {
    super();
  }

  async handle({ personId, until }: LoginLinkRequested, run: JobRun): Promise<void> {
    const [now, end] = [this.clock.now(), new Date(until)];
    const user = await this.users.find(personId);
    if (!user || user.blockedAt || end <= now) return;
    const change = await this.emailChanges.find({ userId: personId }, now);
    const to = { name: user.name, email: change?.oldEmail ?? user.email };
    const link = { token: this.links.tokenFor(personId, end), until: end };
    await this.notifications.loginLink(to, link, run.id);
  }
}

/** Sends the link, unless the address is unknown or the link has expired. */
@Injectable()
@OnEvent({ event: passwordResetRequested, job: 'auth.send-reset-link', queue: 'mail' })
export class SendResetLinkJob extends JobHandler<{ resetId: string }> {
  constructor(
    private readonly resets: PasswordResets,
    private readonly links: LinkTokens,
    private readonly notifications: UserNotifications,
    private readonly clock: Clock,
    private readonly lifetimes: TokenLifetimes,
  ) {
    super();
  }

  async handle({ resetId }: { resetId: string }, run: JobRun): Promise<void> {
    const to = await this.resets.recipient(resetId, this.clock.now());
    if (!to) return;
    const token = await this.links.reset(resetId);
    const link = { token, validMs: this.lifetimes.resetLinkMs };
    const undo = to.change && {
      token: await this.links.emailUndo(to.change.id),
      until: to.change.expiresAt,
    };
    await this.notifications.reset(to, link, run.id, undo);
  }
}

/**
 * Tells the new address of an unconfirmed change that the reset link went to the old one, and lets its owner
 * use it for an account of their own. A job of its own, because the old mailbox may refuse the link's email.
 */
@Injectable()
@OnEvent({ event: passwordResetRequested, job: 'auth.tell-new-address', queue: 'mail' })
export class SendResetRedirectedNoticeJob extends JobHandler<{ resetId: string }> {
  constructor(
    private readonly resets: PasswordResets,
    private readonly proofs: EmailProofs,
    private readonly notifications: UserNotifications,
    private readonly clock: Clock,
  ) {
    super();
  }

  async handle({ resetId }: { resetId: string }, run: JobRun): Promise<void> {
    const recipient = await this.resets.recipient(resetId, this.clock.now());
    if (!recipient?.change) return;
    const { newEmail, expiresAt } = recipient.change;
    const to = { name: recipient.name, email: newEmail };
    const proof = { token: this.proofs.tokenFor(newEmail, expiresAt), until: expiresAt };
    await this.notifications.resetSentToOldAddress(to, proof, run.id);
  }
}

/** Sends the newest link of an invitation, unless it was accepted, withdrawn or has expired. */
@Injectable()
@OnEvent({ event: staffInvited, job: 'auth.send-staff-invitation', queue: 'mail' })
export class SendStaffInvitationJob extends JobHandler<{ invitationId: string }> {
  constructor(
    private readonly invitations: StaffInvitations,
    private readonly links: LinkTokens,
    private readonly notifications: UserNotifications,
    private readonly clock: Clock,
  ) {
    super();
  }

  async handle({ invitationId }: { invitationId: string }, run: JobRun): Promise<void> {
    const invitation = await this.invitations.find(invitationId);
    if (!invitation || invitation.expiresAt <= this.clock.now()) return;
    const { email, staffRole, sends, expiresAt } = invitation;
    const token = await this.links.invitation(invitationId, sends);
    await this.notifications.staffInvitation({ email, staffRole, token, expiresAt }, run.id);
  }
}

/** Notifies the old address of an unconfirmed change, too: it can still reset the password. */
@Injectable()
@OnEvent({
  event: passwordChanged,
  job: 'auth.warn-old-address-of-new-password',
  queue: 'mail',
})
export class WarnOldAddressOfNewPasswordJob extends JobHandler<{ personId: string }> {
  constructor(
    private readonly emailChanges: EmailChanges,
    private readonly users: UserQueries,
    private readonly notifications: UserNotifications,
    private readonly clock: Clock,
  ) {
    super();
  }

  async handle({ personId }: { personId: string }, run: JobRun): Promise<void> {
    const change = await this.emailChanges.find({ userId: personId }, this.clock.now());
    const user = change && (await this.users.find(personId));
    if (!user || isSameEmail(change.oldEmail, user.email)) return;
    await this.notifications.passwordChanged({ name: user.name, email: change.oldEmail }, run.id);
  }
}
