import { Injectable } from '@nestjs/common';
import {
  asBoolean,
  asNumber,
  asText,
  asTime,
  listOf,
  objectOf,
} from '../../../../platform/database/decode.js';
import { computed } from '../../../../platform/database/fields.js';
import { fromParameters } from '../../../../platform/database/insert-rows.js';
import { type AnyQuery, Statements } from '../../../../platform/database/statements.js';
import type { CodeHold } from '../../domain/code-hold.js';
import type { UsesWithinLimits } from '../../domain/discount-code.js';
import {
  type AllUses,
  DiscountUses,
  type OwnUses,
  type UseCount,
  type UsesBesideNewHold,
} from '../../ports/discount-uses.js';
import { countedUses, fromUses, heldSince, lateUses } from './discount-uses-query.js';
import { LateDiscountUseEntity } from './late-discount-use.entity.js';

const count = (condition: string) => `(count(*) FILTER (WHERE ${condition}))::int`;

const ofCode = (query: AnyQuery) => fromUses(query).where('used.code = :code');

/** What a customer has of the code, in one row: `own`. An open checkout is one at most. */
const ownOf = (query: AnyQuery) =>
  query.from(
    (own) =>
      ofCode(own)
        .select(count('NOT used.is_hold'), 'by_customer')
        .addSelect(count('used.is_hold'), 'held')
        .andWhere('used.user_id = :userId'),
    'own',
  );
const OWN = {
  byCustomer: computed('own.by_customer', asNumber),
  isHeld: computed('own.held > 0', asBoolean),
};

const withCount = (query: AnyQuery) =>
  query.leftJoin((of) => countedUses(of).where('count.code = :code'), 'counted', 'true');
const COUNTED = 'coalesce(counted.total, 0)';
/** No more transactions than connections are under way. */
const AT_MOST = computed(`${COUNTED} + current_setting('max_connections')::int`, asNumber);

const asHold = objectOf<CodeHold>({ from: asTime, until: asTime, isBought: asBoolean });

const withLate = (query: AnyQuery) =>
  query.from(countedUses, 'counted').leftJoin(lateUses, 'late', 'late.code = counted.code');
const USE_COUNT = {
  total: computed('counted.total', asNumber),
  late: computed('coalesce(late.uses, 0)', asNumber),
};

/** Sums what triggers count of all uses; reads the checkouts and orders themselves for a customer. */
@Injectable()
export class PostgresDiscountUses extends DiscountUses {
  private readonly all = this.statements.prepare({
    select: {
      // An open checkout of the customer is counted, too.
      total: computed(`${COUNTED} - own.held`, asNumber),
      totalAtMost: AT_MOST,
      ...OWN,
      holds: computed(`coalesce(held.holds, '[]')`, listOf(asHold)),
    },
    params: ['code', 'userId', 'since'],
    build: (query) => withCount(ownOf(query)).leftJoin(heldSince, 'held', 'true'),
  });
  private readonly besideNewHold = this.statements.prepare({
    // Triggers count at the commit, so the new hold is not counted yet.
    select: {
      total: computed(COUNTED, asNumber),
      totalAtMost: AT_MOST,
      byCustomer: OWN.byCustomer,
    },
    params: ['code', 'userId'],
    build: (query) => withCount(ownOf(query)),
  });
  private readonly own = this.statements.prepare({
    select: OWN,
    params: ['code', 'userId'],
    build: ownOf,
  });
  private readonly limited = this.statements.prepare({
    select: {
      total: computed('coalesce(sum(customer.uses), 0)::int', asNumber),
      mostByCustomer: computed('coalesce(max(customer.uses), 0)::int', asNumber),
    },
    params: ['code'],
    build: (query) =>
      query.from(
        (customers) =>
          ofCode(customers)
            .select('count(*)', 'uses')
            .andWhere('NOT used.is_late')
            .groupBy('used.user_id'),
        'customer',
      ),
  });
  private readonly countedOf = this.statements.prepare({
    select: USE_COUNT,
    params: ['code'],
    build: (query) => withLate(query).where('counted.code = :code'),
  });
  private readonly marking = this.statements.prepareWrite({
    entity: LateDiscountUseEntity,
    params: ['orderId', 'code'],
    build: (uses) =>
      uses
        .createQueryBuilder()
        .insert()
        .values(fromParameters(['orderId', 'code']))
        .updateEntity(false),
  });

  constructor(private readonly statements: Statements) {
    super();
  }

  allUses(code: string, userId: string, since: Date): Promise<AllUses> {
    return this.all.exactlyOne({ code, userId, since });
  }

  usesBesideNewHold(code: string, userId: string): Promise<UsesBesideNewHold> {
    return this.besideNewHold.exactlyOne({ code, userId });
  }

  ownUses(code: string, userId: string): Promise<OwnUses> {
    return this.own.exactlyOne({ code, userId });
  }

  async withinLimits(code: string): Promise<UsesWithinLimits> {
    return (await this.limited.one({ code })) ?? { total: 0, mostByCustomer: 0 };
  }

  async countOf(code: string): Promise<UseCount> {
    return { code, ...((await this.countedOf.one({ code })) ?? { total: 0, late: 0 }) };
  }

  counts(): Promise<readonly UseCount[]> {
    return this.statements.select({
      select: { code: computed('counted.code', asText), ...USE_COUNT },
      build: (query) => withLate(query).where('counted.total > 0'),
    });
  }

  async markLate(code: string, orderId: string): Promise<void> {
    await this.marking.send({ code, orderId });
  }
}
