import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/time.js';
import { NotFound } from '../../../kernel/domain-error.js';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { PersonalDataRegistry } from '../../../kernel/personal-data.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { type AccountSubject, AccountSubjects, AuditLog, SecurityLog } from '../../auth/index.js';
import { customerErased, ErasureRefused, type ErasureScope } from '../domain/customer.js';
import { Erasures, type ListedErasure } from '../ports/erasures.js';

const IS_STAFF = 'This account is of the staff. Remove it from the staff first.';

/** Erases a customer: what nobody needs is deleted, and orders are nobody's. The books stay as they are. */
@Injectable()
export class EraseCustomer {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountSubjects,
    private readonly registry: PersonalDataRegistry,
    private readonly erasures: Erasures,
    private readonly events: DomainEvents,
    private readonly auditLog: AuditLog,
    private readonly securityLog: SecurityLog,
    private readonly clock: Clock,
  ) {}

  /**
   * `actor` is undefined where customers erase themselves. What belongs to the account is erased then: an address
   * can be entered without proof, so what is held by address alone is erased by the staff. Changes nothing for one who
   * is erased already.
   * @throws NotFound @throws ErasureRefused while an order, a payment, a refund or a dispute is open
   */
  async execute(userId: string, actor: { id: string } | undefined): Promise<void> {
    await this.unitOfWork.run(async () => {
      const subject = await this.lock(userId);
      if (subject.erasedAt) return;
      const reasons = await this.obstacles(subject);
      if (reasons.length > 0) throw new ErasureRefused(reasons);
      const at = this.clock.now();
      await this.erase(subject, { at, scope: actor ? 'person' : 'account' });
      const states = { before: { erasedAt: null }, after: { erasedAt: at } };
      await this.auditLog.recordIfAdmin(actor, 'customers.erase', `person ${userId}`, states);
      await this.securityLog.record({ kind: 'account.erased', userId });
    });
  }

  /**
   * Erases a customer again whom a restored database does not know as erased. Whatever looks open in it
   * was not when the erasure was made.
   */
  async repeat({ userId, ...erasure }: ListedErasure): Promise<void> {
    await this.unitOfWork.run(async () => {
      const subject = await this.accounts.lock(userId);
      // An account that was made after the backup is not in it.
      if (subject) await this.erase(subject, erasure);
    });
  }

  private async lock(userId: string): Promise<AccountSubject> {
    const subject = await this.accounts.lock(userId);
    if (!subject) throw new NotFound('User');
    return subject;
  }

  private async obstacles(subject: AccountSubject): Promise<readonly string[]> {
    if (subject.staffRole) return [IS_STAFF];
    const reasons: string[] = [];
    for (const source of this.registry.sources) reasons.push(...(await source.obstacles(subject)));
    return reasons;
  }

  private async erase(
    { userId, emails }: AccountSubject,
    { at, scope }: { at: Date; scope: ErasureScope },
  ): Promise<void> {
    const subject = { userId, emails: scope === 'person' ? emails : [] };
    for (const source of this.registry.sources) await source.erase(subject);
    await this.erasures.add({ userId, at });
    await this.events.publish(customerErased, { userId, at: at.toISOString(), scope });
  }
}
