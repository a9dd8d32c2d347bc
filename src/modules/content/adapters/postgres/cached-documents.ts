import { Injectable } from '@nestjs/common';
import type { ContentDocumentId } from '../../../../../common/contract/content-documents.js';
import { InvalidatedValue } from '../../../../platform/cache/invalidated-value.js';
import { CacheInvalidation } from '../../../../platform/invalidation/cache-invalidation.js';
import type { DocumentVersion } from '../../domain/document-version.js';
import { DocumentRepository, PublishedDocuments } from '../../ports/documents.js';

type Documents = ReadonlyMap<ContentDocumentId, DocumentVersion>;

/** The documents in the memory of the process, until one of them changes in any process. */
@Injectable()
export class CachedDocuments extends PublishedDocuments {
  private readonly documents: InvalidatedValue<Documents>;

  constructor(documents: DocumentRepository, invalidation: CacheInvalidation) {
    super();
    this.documents = new InvalidatedValue(invalidation, 'content', () => documents.all());
  }

  current(): Promise<Documents> {
    return this.documents.current();
  }
}
