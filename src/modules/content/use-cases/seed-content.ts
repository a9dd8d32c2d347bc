import { Injectable } from '@nestjs/common';
import type { ContentDocumentId } from '../../../../common/contract/content-documents.js';
import type { ContentListId } from '../../../../common/contract/content-lists.js';
import { Clock } from '../../../kernel/time.js';
import { Ids } from '../../../kernel/ids.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { changedDocument, type DocumentValues } from '../domain/document-version.js';
import { type EntryValues, imagesOf, type ListEntry, newListEntry } from '../domain/list-entry.js';
import { ContentImages } from '../ports/content-images.js';
import { DocumentRepository } from '../ports/documents.js';
import { EntryRepository } from '../ports/entry-repository.js';

/** Fills content that is still empty; what somebody has written stays. */
@Injectable()
export class SeedContent {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly entries: EntryRepository,
    private readonly documents: DocumentRepository,
    private readonly images: ContentImages,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async isEmpty(list: ContentListId): Promise<boolean> {
    return (await this.entries.all(list)).length === 0;
  }

  /** @param entries images by their names in the store */
  async list(list: ContentListId, entries: readonly EntryValues[]): Promise<void> {
    await this.unitOfWork.run(async () => {
      const added: ListEntry[] = [...(await this.entries.lockAll(list))];
      if (added.length > 0) return;
      for (const values of entries) {
        const entry = newListEntry(list, this.ids.next(), { values, isShown: true }, added);
        await this.entries.add(entry);
        await this.images.replace(list, entry.id, { image: imagesOf(entry) });
        added.push(entry);
      }
    });
  }

  async document(document: ContentDocumentId, values: DocumentValues): Promise<void> {
    const edit = { seenVersion: 0, at: this.clock.now(), userId: null };
    await this.unitOfWork.run(async () => {
      const latest = await this.documents.latest(document);
      const next = latest.version === 0 ? changedDocument(latest, values, edit) : undefined;
      if (next) await this.documents.add(next);
    });
  }
}
