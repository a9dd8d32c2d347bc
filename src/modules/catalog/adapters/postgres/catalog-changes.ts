import { Injectable } from '@nestjs/common';
import { afterCommit } from '../../../../platform/database/transaction.js';
import { CacheInvalidation } from '../../../../platform/invalidation/cache-invalidation.js';

/** Invalidates the catalog caches of every process. */
@Injectable()
export class CatalogChanges {
  constructor(private readonly invalidation: CacheInvalidation) {}

  /** Announces after the open unit of work has committed, once for any number of changes. */
  announce(): void {
    afterCommit(this.follower);
  }

  private readonly follower = () => this.invalidation.announce('catalogue');
}
