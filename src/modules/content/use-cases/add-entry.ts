import { Injectable } from '@nestjs/common';
import type { ContentListId } from '../../../../common/contract/content-lists.js';
import { Ids } from '../../../kernel/ids.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AuditLog } from '../../auth/index.js';
import { type EntryValues, imagesOf, newListEntry } from '../domain/list-entry.js';
import { ContentImages } from '../ports/content-images.js';
import { EntryRepository } from '../ports/entry-repository.js';
import { namedImages } from './document-images.js';

/** Adds an entry at the end of a content list. */
@Injectable()
export class AddEntry {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly entries: EntryRepository,
    private readonly images: ContentImages,
    private readonly auditLog: AuditLog,
    private readonly ids: Ids,
  ) {}

  /**
   * @param given images by their URLs
   * @returns its id
   * @throws InvalidInput, ListIsFull
   */
  async execute(
    actor: { readonly id: string },
    list: ContentListId,
    given: { readonly values: EntryValues; readonly isShown: boolean },
  ): Promise<string> {
    const id = this.ids.next();
    const values = namedImages(this.images, list, given.values);
    await this.unitOfWork.run(async () => {
      const others = await this.entries.lockAll(list);
      const entry = newListEntry(list, id, { ...given, values }, others);
      await this.entries.add(entry);
      await this.images.replace(list, id, { image: imagesOf(entry) });
      await this.auditLog.record({
        actor,
        action: 'content.add',
        subject: `${list} ${id}`,
        after: { ...entry.values, isShown: entry.isShown },
      });
    });
    return id;
  }
}
