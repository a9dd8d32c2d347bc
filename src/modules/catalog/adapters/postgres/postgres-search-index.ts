import { Injectable } from '@nestjs/common';
import { asNumber } from '../../../../platform/database/decode.js';
import { columns, value } from '../../../../platform/database/fields.js';
import { Statements } from '../../../../platform/database/statements.js';
import { SearchIndex } from '../../ports/search-index.js';
import { ProductSearchTermsEntity } from './product-search-terms.entity.js';
import { TIER_SIZES } from './search-plan.js';
import { MOVE_PRODUCTS, SET_FLOORS } from './search-tiers.sql.js';
import { COUNT_TERMS } from './search-vocabulary.sql.js';

/** Products moved in one transaction. */
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

  constructor(private readonly statements: Statements) {
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
}
