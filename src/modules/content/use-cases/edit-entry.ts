import { Injectable } from '@nestjs/common';
import type { ContentListId } from '../../../../common/contract/content-lists.js';
import { NotFound } from '../../../kernel/domain-error.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AuditLog } from '../../auth/index.js';
import { editedEntry, type EntryEdit, imagesOf, type ListEntry } from '../domain/list-entry.js';
import { ContentImages } from '../ports/content-images.js';
import { EntryRepository } from '../ports/entry-repository.js';
import { namedImages } from './document-images.js';

/** Changes an entry of a content list, or whether the shop shows it. */
@Injectable()
export class EditEntry {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly entries: EntryRepository,
    private readonly images: ContentImages,
    private readonly auditLog: AuditLog,
  ) {}

  /**
   * @param edit images by their URLs
   * @throws NotFound, EditedMeanwhile, InvalidInput
   */
  async execute(
    actor: { readonly id: string },
    list: ContentListId,
    id: string,
    edit: EntryEdit,
  ): Promise<void> {
    const values = namedImages(this.images, list, edit.values);
    await this.unitOfWork.run(async () => {
      const before = (await this.entries.lockAll(list)).find((entry) => entry.id === id);
      if (!before) throw new NotFound('Entry');
      const after = editedEntry(before, { ...edit, values });
      if (after === before) return;
      await this.entries.save(after);
      await this.images.replace(list, id, { image: imagesOf(after) });
      await this.auditLog.record({
        actor,
        action: 'content.edit',
        subject: `${list} ${id}`,
        before: stateOf(before),
        after: stateOf(after),
      });
    });
  }
}

const stateOf = ({ values, isShown, version }: ListEntry) => ({ ...values, isShown, version });
