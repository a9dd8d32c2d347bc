import { Injectable } from '@nestjs/common';
import { customerNoteRules } from '../../../../common/contract/customer.js';
import { Clock } from '../../../kernel/time.js';
import { NotFound } from '../../../kernel/domain-error.js';
import { Ids } from '../../../kernel/ids.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AccountSubjects, AuditLog } from '../../auth/index.js';
import { TooManyNotes } from '../domain/customer.js';
import { CustomerNotes } from '../ports/customer-notes.js';

/** What a note is about: a customer, or one of their orders. */
export interface NoteSubject {
  readonly userId: string;
  readonly order?: { readonly id: string; readonly number: number };
}

/** Adds a note of the staff to a customer or an order. */
@Injectable()
export class AddNote {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountSubjects,
    private readonly notes: CustomerNotes,
    private readonly auditLog: AuditLog,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound where the customer is unknown or erased @throws TooManyNotes */
  async execute(
    { userId, order }: NoteSubject,
    text: string,
    actor: { id: string },
  ): Promise<void> {
    await this.unitOfWork.run(async () => {
      const account = await this.accounts.lock(userId);
      if (!account || account.erasedAt) throw new NotFound('User');
      if ((await this.notes.count(userId)) >= customerNoteRules.maxNotes) throw new TooManyNotes();
      const id = this.ids.next();
      const createdAt = this.clock.now();
      const orderId = order?.id ?? null;
      await this.notes.add({ id, userId, orderId, authorId: actor.id, text, createdAt });
      // The text stays out of the audit log, which outlives the customer.
      await this.auditLog.record({
        actor,
        action: order ? 'orders.add-note' : 'customers.add-note',
        subject: order ? `order ${order.number}` : `person ${userId}`,
        before: null,
        after: { note: id },
      });
    });
  }
}
