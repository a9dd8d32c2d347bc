import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/time.js';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { EmailTaken, InvalidEmailProof } from '../domain/auth-errors.js';
import { emailReleased } from '../domain/auth-events.js';
import { isSameEmail } from '../domain/email-change.js';
import { EmailChanges } from '../ports/email-changes.js';
import { EmailProofs } from '../ports/email-proofs.js';
import { SecurityLog } from '../ports/security-log.js';
import { SessionStore } from '../ports/session-store.js';
import { UserRepository } from '../ports/user-repository.js';

/**
 * Takes an address from an account that has it by an unconfirmed change alone, for who has proved its mailbox. The account
 * gets its old address back, and its sessions end, as they do where the old mailbox undoes the change.
 */
@Injectable()
export class ReleaseEmail {
  constructor(
    private readonly proofs: EmailProofs,
    private readonly emailChanges: EmailChanges,
    private readonly users: UserRepository,
    private readonly sessions: SessionStore,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
    private readonly securityLog: SecurityLog,
  ) {}

  /** Whether a proof of the address was given. @throws InvalidEmailProof */
  isProved(email: string, proof: string | undefined): boolean {
    if (proof === undefined) return false;
    if (this.proofs.isProof(proof, email, this.clock.now())) return true;
    throw new InvalidEmailProof();
  }

  /**
   * Changes nothing where the address is free, `forUser`'s own, or an account's for good. Joins the caller's transaction.
   * @throws EmailTaken where the account changes it at the same time
   */
  async execute(email: string, forUser?: string): Promise<void> {
    const holder = await this.users.findByEmail(email);
    if (!holder || holder.id === forUser) return;
    const { id: userId } = holder;
    const change = await this.emailChanges.find({ userId }, this.clock.now());
    if (!change || isSameEmail(change.oldEmail, email)) return;
    const changed = await this.users.change(userId, { email: change.oldEmail });
    const isStillHeld = changed && isSameEmail(changed.before.email, email);
    if (!isStillHeld || !(await this.emailChanges.end({ id: change.id }))) throw new EmailTaken();
    await this.sessions.endAllOf(userId);
    const subject = 'undone by the owner of the new address';
    await this.securityLog.record({ kind: 'email.changed', userId, subject });
    await this.events.publish(emailReleased, { personId: userId });
  }
}
