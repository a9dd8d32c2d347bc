import { Injectable } from '@nestjs/common';
import {
  type ContentDocumentId,
  contentDocumentOf,
} from '../../../../common/contract/content-documents.js';
import { Clock } from '../../../kernel/time.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AuditLog } from '../../auth/index.js';
import {
  auditedDocuments,
  changedDocument,
  type DocumentValues,
} from '../domain/document-version.js';
import { ContentImages } from '../ports/content-images.js';
import { DocumentRepository } from '../ports/documents.js';
import { DocumentImages } from './document-images.js';

/** Changes a content document; an edit that changes nothing adds no version. */
@Injectable()
export class EditDocument {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly documents: DocumentRepository,
    private readonly images: ContentImages,
    private readonly shownImages: DocumentImages,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * @param changes the fields to change; an image by its URL, an empty text empties a field
   * @throws EditedMeanwhile when the admin saw an older version; InvalidInput
   */
  async execute(
    actor: { readonly id: string },
    document: ContentDocumentId,
    changes: DocumentValues,
    seenVersion: number,
  ): Promise<void> {
    const edit = { seenVersion, at: this.clock.now(), userId: actor.id };
    const values = this.storedValues(document, changes);
    await this.unitOfWork.run(async () => {
      const latest = await this.documents.latest(document);
      const next = changedDocument(latest, values, edit);
      if (!next) return;
      await this.documents.add(next);
      await this.shownImages.replace(next);
      await this.auditLog.record({
        actor,
        action: 'content.edit',
        subject: `content ${document}`,
        ...auditedDocuments(latest, next),
      });
    });
  }

  private storedValues(document: ContentDocumentId, changes: DocumentValues): DocumentValues {
    const { fields } = contentDocumentOf(document);
    return Object.fromEntries(
      Object.entries(changes).map(([name, value]) => {
        if (value === null || value.trim() === '') return [name, null];
        const isImage = Object.hasOwn(fields, name) && fields[name]?.kind === 'image';
        return [name, isImage ? this.images.named(value, name) : value];
      }),
    );
  }
}
