import { Injectable } from '@nestjs/common';
import { asBoolean, asNumber, asText } from '../../../../platform/database/decode.js';
import { computed } from '../../../../platform/database/fields.js';
import { fromParameters } from '../../../../platform/database/insert-rows.js';
import { type AnyQuery, Statements } from '../../../../platform/database/statements.js';
import type { CodeUses } from '../../domain/assert-usable.js';
import type { UsesWithinLimits } from '../../domain/discount-code.js';
import {
  DiscountUses,
  type HoldState,
  type OwnUses,
  type UseCount,
} from '../../ports/discount-uses.js';
import { countedUses, fromUses, lateUses } from './discount-uses-query.js';
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

const withLate = (query: AnyQuery) =>
  query.from(countedUses, 'counted').leftJoin(lateUses, 'late', 'late.code = counted.code');
const USE_COUNT = {
  total: computed('counted.total', asNumber),
  late: computed('coalesce(late.uses, 0)', asNumber),
};

const NO_OWN_USES: OwnUses = { byCustomer: 0, isHeld: false };

/** Sums what triggers count of all uses; reads the checkouts and orders themselves for a customer. */
@Injectable()
export class PostgresDiscountUses extends DiscountUses {
  private readonly all = this.statements.prepare({
    select: {
      total: computed(
        `coalesce(counted.total, 0) - CASE WHEN :isCounted::boolean THEN own.held ELSE 0 END`,
        asNumber,
      ),
      ...OWN,
    },
    params: ['code', 'userId', 'isCounted'],
    build: (query) =>
      ownOf(query).leftJoin(
        (counted) => countedUses(counted).where('count.code = :code'),
        'counted',
        'true',
      ),
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

  async allUses(code: string, userId: string, hold: HoldState): Promise<CodeUses> {
    // The triggers are deferred: what this transaction adds is counted at its commit.
    const isCounted = hold === 'committed';
    return (await this.all.one({ code, userId, isCounted })) ?? { total: 0, ...NO_OWN_USES };
  }

  async ownUses(code: string, userId: string): Promise<OwnUses> {
    return (await this.own.one({ code, userId })) ?? NO_OWN_USES;
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
