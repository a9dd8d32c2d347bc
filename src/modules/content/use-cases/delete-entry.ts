import { Injectable } from '@nestjs/common';
import type { ContentListId } from '../../../../common/contract/content-lists.js';
import { NotFound } from '../../../kernel/domain-error.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AuditLog } from '../../auth/index.js';
import { ContentImages } from '../ports/content-images.js';
import { EntryRepository } from '../ports/entry-repository.js';

/** Deletes an entry of a content list. */
@Injectable()
export class DeleteEntry {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly entries: EntryRepository,
    private readonly images: ContentImages,
    private readonly auditLog: AuditLog,
  ) {}

  /** @throws NotFound */
  async execute(actor: { readonly id: string }, list: ContentListId, id: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const entry = (await this.entries.lockAll(list)).find((one) => one.id === id);
      if (!entry) throw new NotFound('Entry');
      await this.entries.remove(entry);
      await this.images.replace(list, id, {});
      await this.auditLog.record({
        actor,
        action: 'content.delete',
        subject: `${list} ${id}`,
        before: { ...entry.values, isShown: entry.isShown },
      });
    });
  }
}
