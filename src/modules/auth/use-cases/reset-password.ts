import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/time.js';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { InvalidResetLink } from '../domain/auth-errors.js';
import { passwordChanged } from '../domain/auth-events.js';
import { PasswordPolicy } from '../domain/password-policy.js';
import { PasswordResets, Passwords } from '../ports/passwords.js';
import { SecurityLog } from '../ports/security-log.js';
import { UserRepository } from '../ports/user-repository.js';
import { SessionStore } from '../ports/session-store.js';
import { OpaqueTokens } from '../ports/tokens.js';

/** Sets a new password by a reset link, once. All sessions of the account end. */
@Injectable()
export class ResetPassword {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly resets: PasswordResets,
    private readonly users: UserRepository,
    private readonly sessions: SessionStore,
    private readonly passwords: Passwords,
    private readonly policy: PasswordPolicy,
    private readonly tokens: OpaqueTokens,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Returns the account.
   * @throws InvalidResetLink for a link that is unknown, used or expired.
   * @throws InvalidInput for a common password, where those are refused.
   */
  async execute(input: {
    token: string;
    password: string;
  }): Promise<{ id: string; email: string }> {
    this.policy.check('password', input.password);
    const tokenHash = this.tokens.hash(input.token);
    // Checked before the hash, which a guessed token must not cost.
    if (!(await this.resets.isUsable(tokenHash, this.clock.now()))) {
      await this.securityLog.count({ kind: 'reset.failed' });
      throw new InvalidResetLink();
    }
    const passwordHash = await this.passwords.hash(input.password, true);
    return this.unitOfWork.run(async () => {
      const used = await this.resets.use(tokenHash, this.clock.now());
      const user = used && (await this.users.find(used.userId));
      if (!user) throw new InvalidResetLink();
      await this.users.setPassword(user.id, passwordHash);
      await this.sessions.endAllOf(user.id);
      await this.events.publish(passwordChanged, { personId: user.id });
      await this.securityLog.record({ kind: 'password.reset', userId: user.id });
      return { id: user.id, email: user.email };
    });
  }
}
