import { Injectable } from '@nestjs/common';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { NoSession, WrongOldPassword } from '../domain/auth-errors.js';
import { passwordChanged } from '../domain/auth-events.js';
import { PasswordPolicy } from '../domain/password-policy.js';
import { PasswordResets, Passwords } from '../ports/passwords.js';
import { SecondFactorStore } from '../ports/second-factor-store.js';
import { SecurityLog } from '../ports/security-log.js';
import { UserRepository } from '../ports/user-repository.js';
import { type OwnSession, SessionStore } from '../ports/session-store.js';
import { type StartedSession, StartSession } from './start-session.js';

/** Changes the password of an account. All its sessions end, and the caller gets a new one. */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly passwords: Passwords,
    private readonly policy: PasswordPolicy,
    private readonly sessions: SessionStore,
    private readonly resets: PasswordResets,
    private readonly startSession: StartSession,
    private readonly events: DomainEvents,
    private readonly securityLog: SecurityLog,
    private readonly factors: SecondFactorStore,
  ) {}

  /** @throws WrongOldPassword @throws InvalidInput for a common password, where those are refused */
  async execute(
    { userId, sessionId }: OwnSession,
    input: { oldPassword: string; newPassword: string },
  ): Promise<StartedSession> {
    this.policy.check('newPassword', input.newPassword);
    const user = await this.users.credentialsOf(userId);
    const fits = await this.passwords.verify(user?.passwordHash, input.oldPassword, true);
    if (!user || !fits) {
      await this.securityLog.count({ kind: 'password.refused', userId });
      throw new WrongOldPassword();
    }
    const newHash = await this.passwords.hash(input.newPassword, true);
    return this.unitOfWork.run(async () => {
      const changed = await this.users.setPassword(userId, newHash, user.passwordHash);
      if (!changed) throw new WrongOldPassword();
      const provedAt = await this.provedBefore({ userId, sessionId });
      await this.sessions.endAllOf(userId);
      await this.resets.dropAllOf(userId);
      await this.events.publish(passwordChanged, { personId: userId });
      await this.securityLog.record({ kind: 'password.changed', userId });
      return this.startSession.execute(user, provedAt);
    });
  }

  /**
   * The password proves who the user is, unless the account has a second factor: then the new session
   * has proved no more than the one before.
   */
  private async provedBefore({ userId, sessionId }: OwnSession): Promise<Date | null> {
    if (!(await this.factors.hasAny(userId))) return null;
    const provedAt = await this.sessions.provedAt(sessionId);
    if (!provedAt) throw new NoSession();
    return provedAt;
  }
}
