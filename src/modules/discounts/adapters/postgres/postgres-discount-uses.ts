import { Injectable } from '@nestjs/common';
import {
  asBoolean,
  asNumber,
  asText,
  asTime,
  type Decoder,
  listOf,
  nullable,
  objectOf,
} from '../../../../platform/database/decode.js';
import { columns, computed, type Field } from '../../../../platform/database/fields.js';
import { fromParameters } from '../../../../platform/database/insert-rows.js';
import { type AnyQuery, Statements } from '../../../../platform/database/statements.js';
import type { CodeUses } from '../../domain/assert-usable.js';
import type { CodeHold, UsesWithinLimits } from '../../domain/discount-code.js';
import {
  type AllUses,
  type CodeLock,
  type CodeWithUses,
  DiscountUses,
  type UseCount,
} from '../../ports/discount-uses.js';
import { DISCOUNT_CODE_PROPERTIES, toDiscountCode } from './discount-code-row.js';
import { DiscountCodeEntity } from './discount-code.entity.js';
import { countedUses, fromUses, heldSince, lateUses } from './discount-uses-query.js';
import { LateDiscountUseEntity } from './entities.js';

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

/** At least as many as take a use at once: each transaction takes one, and none is prepared to be committed later. */
const MAX_TRANSACTIONS = `current_setting('max_connections')::int`;

/** What `build` selects, as JSON; null, and not read, where the code has no limits. */
const usesOfLimited =
  <Uses extends CodeUses>(
    build: (query: AnyQuery) => AnyQuery,
    asUses: Decoder<Uses>,
  ): Field<Uses | null> =>
  (dataSource) => ({
    sql: `CASE WHEN coalesce(code.max_uses, code.max_uses_per_customer) IS NOT NULL
            THEN (${build(dataSource.createQueryBuilder()).getQuery()}) END`,
    decode: nullable(asUses),
  });

const COUNTED = { total: asNumber, totalAtMost: asNumber, byCustomer: asNumber };
const asHold = objectOf<CodeHold>({ from: asTime, until: asTime, isBought: asBoolean });
const asAllUses = objectOf<AllUses>({
  ...COUNTED,
  isHeld: asBoolean,
  holds: nullable(listOf(asHold)),
});

/** As of the statement, so that the total has the customer's open checkout just if their own uses have it. */
const allUses = (query: AnyQuery) =>
  ownOf(query)
    .select(
      `json_build_object('total', coalesce(counted.total, 0) - own.held,
         'totalAtMost', coalesce(counted.total, 0) - own.held + ${MAX_TRANSACTIONS},
         'byCustomer', own.by_customer, 'isHeld', own.held > 0,
         'holds', CASE WHEN code.max_uses IS NOT NULL THEN ${heldOf(query)} END)`,
    )
    .leftJoin((of) => countedUses(of).where('count.code = :code'), 'counted', 'true');

const heldOf = (query: AnyQuery) =>
  `coalesce((${heldSince(query.createQueryBuilder()).getQuery()}), '[]')`;

/** Triggers count at the commit, so a hold that the transaction has added is not counted yet. */
const besideNewHold = (query: AnyQuery) =>
  ownOf(query)
    .select(
      `json_build_object('total', counted.total, 'totalAtMost', counted.total + ${MAX_TRANSACTIONS},
         'byCustomer', own.by_customer)`,
    )
    .from('(SELECT count_discount_uses(code.code) AS total)', 'counted');

const CODE = columns(DiscountCodeEntity, 'code', DISCOUNT_CODE_PROPERTIES);

const withLate = (query: AnyQuery) =>
  query.from(countedUses, 'counted').leftJoin(lateUses, 'late', 'late.code = counted.code');
const USE_COUNT = {
  total: computed('counted.total', asNumber),
  late: computed('coalesce(late.uses, 0)', asNumber),
};

/** Sums what triggers count of all uses; reads the checkouts and orders themselves for a customer. */
@Injectable()
export class PostgresDiscountUses extends DiscountUses {
  private readonly withAll = this.statements.prepare({
    select: { ...CODE, uses: usesOfLimited(allUses, asAllUses) },
    params: ['code', 'userId', 'since'],
    build: (query) => query.from(DiscountCodeEntity, 'code').where('code.code = :code'),
  });
  private readonly locking = {
    shared: this.lockedWithUses('SHARE'),
    exclusive: this.lockedWithUses('NO KEY UPDATE'),
  };
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

  async find(
    text: string,
    userId: string,
    since: Date,
  ): Promise<CodeWithUses<AllUses> | undefined> {
    return withUses(await this.withAll.one({ code: text, userId, since }));
  }

  async lock(
    text: string,
    userId: string,
    lock: CodeLock,
  ): Promise<CodeWithUses<CodeUses> | undefined> {
    return withUses(await this.locking[lock].one({ code: text, userId }));
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
    await this.marking.write({ code, orderId });
  }

  /**
   * Counts after the lock: a subquery with a lock is a step of its own, and the volatile function sees what was committed
   * while it waited, which the statement does not.
   */
  private lockedWithUses(mode: 'SHARE' | 'NO KEY UPDATE') {
    return this.statements.prepare({
      select: { ...CODE, uses: usesOfLimited(besideNewHold, objectOf<CodeUses>(COUNTED)) },
      params: ['code', 'userId'],
      build: (query) =>
        query
          .from(`(SELECT * FROM discount_code WHERE code = :code FOR ${mode})`, 'code')
          // Makes `Statements` ask for a unit of work. Postgres keeps the stronger of both locks.
          .setLock('pessimistic_read'),
    });
  }
}

function withUses<Uses extends CodeUses>(
  row: (DiscountCodeEntity & { readonly uses: Uses | null }) | undefined,
): CodeWithUses<Uses> | undefined {
  if (!row) return undefined;
  const { uses, ...code } = row;
  return { code: toDiscountCode(code), uses };
}
