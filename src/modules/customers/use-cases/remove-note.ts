import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../kernel/domain-error.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AuditLog } from '../../auth/index.js';
import { CustomerNotes } from '../ports/customer-notes.js';

/** Deletes a note on a customer. */
@Injectable()
export class RemoveNote {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly notes: CustomerNotes,
    private readonly auditLog: AuditLog,
  ) {}

  /** @throws NotFound */
  async execute(userId: string, noteId: string, actor: { id: string }): Promise<void> {
    await this.unitOfWork.run(async () => {
      if (!(await this.notes.remove(userId, noteId))) throw new NotFound('Note');
      await this.auditLog.record({
        actor,
        action: 'customers.remove-note',
        subject: `person ${userId}`,
        before: { note: noteId },
        after: null,
      });
    });
  }
}
