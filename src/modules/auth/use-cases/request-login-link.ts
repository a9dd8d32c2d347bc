import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/time.js';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { Ids } from '../../../kernel/ids.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { loginLinkRequested } from '../domain/auth-events.js';
import { after, TokenLifetimes } from '../domain/session-rules.js';
import { SecurityLog } from '../ports/security-log.js';
import { UserRepository } from '../ports/user-repository.js';

/**
 * Requests a link that lets the account's user try to log in, however many guesses strangers have used up. An
 * unknown address takes the same work, so that the time does not reveal it.
 */
@Injectable()
export class RequestLoginLink {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly events: DomainEvents,
    private readonly ids: Ids,
    private readonly clock: Clock,
    private readonly lifetimes: TokenLifetimes,
    private readonly securityLog: SecurityLog,
  ) {}

  /** Whether the address has an account, which nobody may learn. */
  async execute(email: string): Promise<boolean> {
    const user = await this.users.findByEmail(email);
    const until = after(this.clock.now(), this.lifetimes.resetLinkMs).toISOString();
    // No user has a new id.
    const personId = user?.id ?? this.ids.next();
    await this.unitOfWork.run(() => this.events.publish(loginLinkRequested, { personId, until }));
    await this.securityLog.count({ kind: 'login.link-requested', userId: user?.id });
    return user !== undefined;
  }
}
