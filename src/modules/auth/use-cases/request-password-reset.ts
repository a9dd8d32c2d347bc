import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/time.js';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { Ids } from '../../../kernel/ids.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { passwordResetRequested } from '../domain/auth-events.js';
import { after, TokenLifetimes } from '../domain/session-rules.js';
import { PasswordResets } from '../ports/passwords.js';
import { SecurityLog } from '../ports/security-log.js';
import { OpaqueTokens } from '../ports/tokens.js';
import { UserRepository } from '../ports/user-repository.js';

/**
 * Requests a reset link, which ends the one before. An unknown address takes the same work, so that the time does not reveal
 * it.
 */
@Injectable()
export class RequestPasswordReset {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly resets: PasswordResets,
    private readonly tokens: OpaqueTokens,
    private readonly events: DomainEvents,
    private readonly ids: Ids,
    private readonly clock: Clock,
    private readonly lifetimes: TokenLifetimes,
    private readonly users: UserRepository,
    private readonly securityLog: SecurityLog,
  ) {}

  /** Whether the address has an account, which nobody may learn. */
  async execute(email: string): Promise<boolean> {
    const id = this.ids.next();
    const tokenHash = this.tokens.hash(this.tokens.forReset(id));
    const now = this.clock.now();
    const expiresAt = after(now, this.lifetimes.resetLinkMs);
    const isKnown = await this.unitOfWork.run(async () => {
      const isAdded = await this.resets.add({ id, email, tokenHash, expiresAt }, now);
      await this.events.publish(passwordResetRequested, { resetId: id });
      return isAdded;
    });
    const user = await this.users.findByEmail(email);
    await this.securityLog.count({ kind: 'reset.requested', userId: user?.id });
    return isKnown;
  }
}
