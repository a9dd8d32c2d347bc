import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/time.js';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { InvalidUndoLink } from '../domain/auth-errors.js';
import { emailChanged } from '../domain/auth-events.js';
import { isSameEmail } from '../domain/email-change.js';
import { EmailChanges } from '../ports/email-changes.js';
import { SecurityLog } from '../ports/security-log.js';
import { SessionStore } from '../ports/session-store.js';
import { OpaqueTokens } from '../ports/tokens.js';
import { UserRepository } from '../ports/user-repository.js';

/**
 * Undoes an unconfirmed change of email address by the link in the old mailbox, once. All sessions of
 * the account end.
 */
@Injectable()
export class UndoEmailChange {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly emailChanges: EmailChanges,
    private readonly users: UserRepository,
    private readonly sessions: SessionStore,
    private readonly tokens: OpaqueTokens,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
    private readonly securityLog: SecurityLog,
  ) {}

  /** @throws InvalidUndoLink for a link that is unknown, used or expired. */
  async execute(token: string): Promise<void> {
    const tokenHash = this.tokens.hash(token);
    try {
      await this.unitOfWork.run(() => this.undo(tokenHash));
    } catch (error) {
      if (error instanceof InvalidUndoLink) {
        await this.securityLog.count({ kind: 'email.undo-failed' });
      }
      throw error;
    }
  }

  private async undo(tokenHash: string): Promise<void> {
    const change = await this.emailChanges.find({ tokenHash }, this.clock.now());
    if (!change) throw new InvalidUndoLink();
    const { id, userId, oldEmail } = change;
    // Locks the account: a press that waited for another one finds the change ended.
    const changed = await this.users.change(userId, { email: oldEmail });
    if (!changed || !(await this.emailChanges.end({ id }))) throw new InvalidUndoLink();
    await this.sessions.endAllOf(userId);
    const subject = 'undone by the old address';
    await this.securityLog.record({ kind: 'email.changed', userId, subject });
    const { email } = changed.before;
    if (isSameEmail(email, oldEmail)) return;
    await this.events.publish(emailChanged, { personId: userId, oldEmail: email });
  }
}
