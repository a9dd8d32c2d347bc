import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/time.js';
import { NotFound } from '../../../kernel/domain-error.js';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { Ids } from '../../../kernel/ids.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { NoSession, WrongCurrentPassword } from '../domain/auth-errors.js';
import { emailChanged, unconfirmedEmailChanged } from '../domain/auth-events.js';
import { isSameEmail } from '../domain/email-change.js';
import { after, TokenLifetimes } from '../domain/session-rules.js';
import type { User, ProfileChanges } from '../domain/user.js';
import { Avatars, UserRepository } from '../ports/user-repository.js';
import { EmailChanges } from '../ports/email-changes.js';
import { PasswordResets } from '../ports/passwords.js';
import { SecurityLog } from '../ports/security-log.js';
import { SessionStore } from '../ports/session-store.js';
import { OpaqueTokens } from '../ports/tokens.js';
import { ConfirmPassword } from './confirm-password.js';
import { ReleaseEmail } from './release-email.js';

/** Whose profile it is, and the session that changes it. */
export interface ProfileOwner {
  readonly id: string;
  readonly sessionId: string;
}

/**
 * Changes a user's profile. A new email address is unconfirmed unless the password comes with it: the
 * session may be stolen, so the old address keeps the right to reset the password and to undo.
 */
@Injectable()
export class UpdateProfile {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly confirmPassword: ConfirmPassword,
    private readonly sessions: SessionStore,
    private readonly avatars: Avatars,
    private readonly resets: PasswordResets,
    private readonly emailChanges: EmailChanges,
    private readonly tokens: OpaqueTokens,
    private readonly events: DomainEvents,
    private readonly ids: Ids,
    private readonly clock: Clock,
    private readonly lifetimes: TokenLifetimes,
    private readonly securityLog: SecurityLog,
    private readonly releaseEmail: ReleaseEmail,
  ) {}

  /**
   * @param currentPassword confirms the email address that the account has afterwards
   * @param emailProof takes the new address from an account that has it by an unconfirmed change
   * @throws EmailTaken @throws NotFound @throws WrongCurrentPassword @throws InvalidEmailProof
   * @throws InvalidInput for an unknown image.
   */
  async execute(
    owner: ProfileOwner,
    changes: ProfileChanges,
    currentPassword?: string,
    emailProof?: string,
  ): Promise<User> {
    const { email } = changes;
    const isProved = email !== undefined && this.releaseEmail.isProved(email, emailProof);
    const checkedHash =
      currentPassword === undefined
        ? undefined
        : await this.confirmPassword.execute(owner.id, currentPassword);
    return this.unitOfWork.run(async () => {
      if (isProved) await this.releaseEmail.execute(email, owner.id);
      const changed = await this.users.change(owner.id, changes);
      if (!changed) throw new NotFound('User');
      if (changes.image !== undefined) await this.avatars.show(owner.id, changes.image);
      const { before, after } = changed;
      const hasNewEmail = !isSameEmail(before.email, after.email);
      if (checkedHash !== undefined) await this.confirm(owner.id, checkedHash);
      // A request that was under way must not change the address after all sessions have ended.
      if (hasNewEmail && !(await this.isSignedIn(owner))) throw new NoSession();
      if (hasNewEmail && checkedHash !== undefined) {
        // A reset link in the old mailbox must no longer open the account.
        await this.resets.dropAllOf(owner.id);
        await this.events.publish(emailChanged, { personId: owner.id, oldEmail: before.email });
      } else if (hasNewEmail) {
        await this.storeUnconfirmed(before, after);
      }
      if (hasNewEmail) await this.log(owner.id, checkedHash !== undefined);
      return after;
    });
  }

  private log(userId: string, isConfirmed: boolean): Promise<void> {
    const subject = isConfirmed ? 'with the password' : 'without the password';
    return this.securityLog.record({ kind: 'email.changed', userId, subject });
  }

  private async confirm(userId: string, checkedHash: string): Promise<void> {
    // The password may have been changed since it was checked.
    if (!(await this.users.holdPassword(userId, checkedHash))) throw new WrongCurrentPassword();
    // The address before an unconfirmed one could have asked for a reset link, which ends with its rights.
    if (await this.emailChanges.end({ userId })) await this.resets.dropAllOf(userId);
  }

  private async isSignedIn({ id, sessionId }: ProfileOwner): Promise<boolean> {
    return (await this.sessions.current(id, sessionId, this.clock.now())) !== undefined;
  }

  private async storeUnconfirmed(before: User, { email }: User): Promise<void> {
    const [id, now] = [this.ids.next(), this.clock.now()];
    const tokenHash = this.tokens.hash(this.tokens.forEmailUndo(id));
    const expiresAt = after(now, this.lifetimes.emailUndoMs);
    const added = { id, userId: before.id, oldEmail: before.email, tokenHash, expiresAt };
    const change = await this.emailChanges.add(added, now);
    if (!isSameEmail(change.oldEmail, email)) {
      await this.events.publish(unconfirmedEmailChanged, { changeId: change.id });
    }
    // One that was never confirmed itself hears of the change, but cannot undo it.
    if (!isSameEmail(change.oldEmail, before.email)) {
      await this.events.publish(emailChanged, { personId: before.id, oldEmail: before.email });
    }
  }
}
