import { Injectable } from '@nestjs/common';
import { IsNull, MoreThan, Not } from 'typeorm';
import { UnitOfWork } from '../../../../kernel/unit-of-work.js';
import { asNumber } from '../../../../platform/database/decode.js';
import { columns, value } from '../../../../platform/database/fields.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { Statements } from '../../../../platform/database/statements.js';
import { SearchIndex } from '../../ports/search-index.js';
import { ProductEntity } from './product.entity.js';
import { ProductSearchTermsEntity, SearchReindexEntity } from './search.entity.js';
import { TIER_SIZES } from './search-plan.js';
import { MOVE_PRODUCTS, SET_FLOORS } from './search-tiers.sql.js';
import { SearchVocabulary } from './search-vocabulary.js';
import { COUNT_TERMS } from './search-vocabulary.sql.js';

/** Products moved, or given their brand, in one transaction. */
const BATCH = 500;
const NONE = '00000000-0000-0000-0000-000000000000';

@Injectable()
export class PostgresSearchIndex extends SearchIndex {
  private readonly settingFloors = this.statements.sql(
    SET_FLOORS,
    { tier: value(asNumber), floor: value(asNumber) },
    { prepared: false },
  );
  private readonly moving = this.statements.sql(
    MOVE_PRODUCTS,
    columns(ProductSearchTermsEntity, 'product_words', ['productId']),
    { prepared: false },
  );
  private readonly counting = this.statements.sql(COUNT_TERMS, {}, { prepared: false });

  constructor(
    private readonly statements: Statements,
    private readonly repositories: Repositories,
    private readonly unitOfWork: UnitOfWork,
    private readonly vocabulary: SearchVocabulary,
  ) {
    super();
  }

  async rebuildTiers(signal: AbortSignal): Promise<void> {
    const set = await this.settingFloors.writeAlone([...TIER_SIZES]);
    const floors = [...set].sort((one, other) => one.tier - other.tier).map(({ floor }) => floor);
    let after = NONE;
    for (;;) {
      signal.throwIfAborted();
      const moved = await this.moving.writeAlone([...floors, after, BATCH]);
      if (moved.length < BATCH) return;
      after = moved
        .map(({ productId }) => productId)
        .sort()
        .at(-1)!;
    }
  }

  async countTerms(): Promise<void> {
    await this.counting.writeAlone();
  }

  async addBrands(signal: AbortSignal): Promise<void> {
    let added = 0;
    for (;;) {
      signal.throwIfAborted();
      const batch = await this.unitOfWork.run(() => this.addNextBrands());
      if (batch === 0) break;
      added += batch;
    }
    // Else searches take a brand for a rare term until tomorrow.
    if (added > 0) await this.countTerms();
  }

  /** @returns how many products were next; 0 where all are done */
  private async addNextBrands(): Promise<number> {
    const progress = this.repositories.write(SearchReindexEntity);
    const done = await progress.findOne({
      where: { subject: 'brand' },
      lock: { mode: 'pessimistic_write' },
    });
    if (!done) return 0;
    const next = await this.repositories.write(ProductEntity).find({
      select: { id: true },
      where: { brand: Not(IsNull()), deletedAt: IsNull(), id: MoreThan(done.after) },
      order: { id: 'ASC' },
      take: BATCH,
    });
    const ids = next.map(({ id }) => id);
    const last = ids.at(-1);
    if (last === undefined) {
      await progress.delete({ subject: 'brand' });
      return 0;
    }
    await this.vocabulary.addBrands(ids);
    await progress.update({ subject: 'brand' }, { after: last });
    return ids.length;
  }
}
