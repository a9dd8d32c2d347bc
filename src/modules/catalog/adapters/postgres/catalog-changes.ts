import { Injectable } from '@nestjs/common';
import { afterCommit } from '../../../../platform/database/transaction.js';
import { CacheInvalidation } from '../../../../platform/invalidation/cache-invalidation.js';

/** Tells every process of the shop that what is shown of products and categories has changed. */
@Injectable()
export class CatalogChanges {
  constructor(private readonly invalidation: CacheInvalidation) {}

  /** As the open unit of work commits; many changes in one are announced once. */
  announce(): void {
    afterCommit(this.follower);
  }

  private readonly follower = () => this.invalidation.announce('catalogue');
}
