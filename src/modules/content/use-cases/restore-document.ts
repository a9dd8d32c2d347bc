import { Injectable } from '@nestjs/common';
import type { ContentDocumentId } from '../../../../common/contract/content-documents.js';
import { Clock } from '../../../kernel/time.js';
import { NotFound } from '../../../kernel/domain-error.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AuditLog } from '../../auth/index.js';
import { auditedDocuments, restoredDocument } from '../domain/document-version.js';
import { DocumentRepository } from '../ports/documents.js';
import { DocumentImages } from './document-images.js';

/** Takes back the values of an older version of a document, as a new one. */
@Injectable()
export class RestoreDocument {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly documents: DocumentRepository,
    private readonly shownImages: DocumentImages,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * @param version 0 for what is built in
   * @throws NotFound; EditedMeanwhile when the admin saw another version than the newest;
   *   InvalidInput where an image of the older version is no longer stored
   */
  async execute(
    actor: { readonly id: string },
    document: ContentDocumentId,
    version: number,
    seenVersion: number,
  ): Promise<void> {
    const edit = { seenVersion, at: this.clock.now(), userId: actor.id };
    await this.unitOfWork.run(async () => {
      const older = await this.documents.find(document, version);
      if (!older) throw new NotFound('Version');
      const latest = await this.documents.latest(document);
      const next = restoredDocument(latest, older, edit);
      if (!next) return;
      await this.documents.add(next);
      await this.shownImages.replace(next);
      await this.auditLog.record({
        actor,
        action: 'content.restore',
        subject: `content ${document}`,
        ...auditedDocuments(latest, next),
      });
    });
  }
}
