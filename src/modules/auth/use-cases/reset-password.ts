import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { InvalidResetLink } from '../domain/auth-errors.js';
import { passwordChanged } from '../domain/auth-events.js';
import { PasswordResets } from '../ports/password-resets.js';
import { Passwords } from '../ports/passwords.js';
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
    private readonly tokens: OpaqueTokens,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /** @throws InvalidResetLink for a link that is unknown, used or expired. */
  async execute(input: { token: string; password: string }): Promise<void> {
    const passwordHash = await this.passwords.hash(input.password);
    await this.unitOfWork.run(async () => {
      const used = await this.resets.use(this.tokens.hash(input.token), this.clock.now());
      if (!used) throw new InvalidResetLink();
      await this.users.setPassword(used.userId, passwordHash);
      await this.sessions.endAllOf(used.userId);
      await this.events.publish(passwordChanged, { personId: used.userId });
    });
  }
}
