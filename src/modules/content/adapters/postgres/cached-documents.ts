import { Injectable } from '@nestjs/common';
import type { ContentDocumentId } from '../../../../../common/contract/content-documents.js';
import { TtlCache } from '../../../../platform/cache/ttl-cache.js';
import { mayReadStale } from '../../../../platform/database/replica.js';
import { CacheInvalidation } from '../../../../platform/invalidation/cache-invalidation.js';
import type { DocumentVersion } from '../../domain/document-version.js';
import { DocumentRepository } from '../../ports/document-repository.js';
import { PublishedDocuments } from '../../ports/published-documents.js';

type Documents = ReadonlyMap<ContentDocumentId, DocumentVersion>;

/** Every process is notified of a change; this only bounds what a lost notification costs, in ms. */
const CONNECTED_TTL_MS = 60_000;
/** The same while no notification reaches this process. */
const DISCONNECTED_TTL_MS = 800;

/** One for the replica's state and one for the primary's. */
const SIZE = 2;

/** The documents in the memory of the process, until one of them changes in any process. */
@Injectable()
export class CachedDocuments extends PublishedDocuments {
  private readonly cache: TtlCache<Documents>;

  constructor(
    private readonly documents: DocumentRepository,
    invalidation: CacheInvalidation,
  ) {
    super();
    const ttlMs = () => (invalidation.isConnected ? CONNECTED_TTL_MS : DISCONNECTED_TTL_MS);
    this.cache = new TtlCache(ttlMs, SIZE);
    invalidation.onChange((what) => {
      if (what === 'content') this.cache.clear();
    });
  }

  current(): Promise<Documents> {
    const key = mayReadStale() ? 'replica' : 'primary';
    return this.cache.get(
      key,
      () => this.documents.all(),
      () => true,
    );
  }
}
