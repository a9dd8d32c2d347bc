import { Injectable } from '@nestjs/common';
import type { ContentListId } from '../../../../common/contract/content-lists.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AuditLog } from '../../auth/index.js';
import { newOrder } from '../domain/list-entry.js';
import { EntryRepository } from '../ports/entry-repository.js';

/** Puts the entries of a content list into another order. */
@Injectable()
export class ReorderEntries {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly entries: EntryRepository,
    private readonly auditLog: AuditLog,
  ) {}

  /** @throws InvalidInput where the ids are not those of all entries */
  async execute(
    actor: { readonly id: string },
    list: ContentListId,
    ids: readonly string[],
  ): Promise<void> {
    await this.unitOfWork.run(async () => {
      const entries = await this.entries.lockAll(list);
      const before = entries.map(({ id }) => id);
      const after = newOrder(entries, ids);
      if (after.every((id, index) => id === before[index])) return;
      await this.entries.reorder(list, after);
      await this.auditLog.record({
        actor,
        action: 'content.reorder',
        subject: list,
        before: { ids: before },
        after: { ids: after },
      });
    });
  }
}
