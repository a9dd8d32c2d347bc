import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { Ids } from '../../../kernel/ids.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { passwordResetRequested } from '../domain/auth-events.js';
import { after } from '../domain/session-rules.js';
import { TokenLifetimes } from '../domain/token-lifetimes.js';
import { PasswordResets } from '../ports/password-resets.js';
import { OpaqueTokens } from '../ports/tokens.js';

/**
 * Requests a reset link. An unknown address takes the same work, so that the time does not reveal
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
  ) {}

  /** Whether the address has an account, which nobody may learn. */
  async execute(email: string): Promise<boolean> {
    const id = this.ids.next();
    const tokenHash = this.tokens.hash(this.tokens.forReset(id));
    const expiresAt = after(this.clock.now(), this.lifetimes.resetLinkMs);
    return this.unitOfWork.run(async () => {
      const isKnown = await this.resets.add({ id, email, tokenHash, expiresAt });
      await this.events.publish(passwordResetRequested, { resetId: id });
      return isKnown;
    });
  }
}
