import { Injectable } from '@nestjs/common';
import { afterCommit } from '../../../../platform/database/transaction.js';
import { CacheInvalidation } from '../../../../platform/invalidation/cache-invalidation.js';

/** Invalidates the catalog caches of every process. */
@Injectable()
export class CatalogChanges {
  constructor(private readonly invalidation: CacheInvalidation) {}

  /** After the open unit of work has committed; many changes are announced once. */
  announce(): void {
    afterCommit(this.follower);
  }

  private readonly follower = () => this.invalidation.announce('catalogue');
}
