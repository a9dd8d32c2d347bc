import { Injectable } from '@nestjs/common';
import { asBoolean, asNumber, asText } from '../../../../platform/database/decode.js';
import { computed } from '../../../../platform/database/fields.js';
import { fromParameters } from '../../../../platform/database/insert-rows.js';
import { type AnyQuery, Statements } from '../../../../platform/database/statements.js';
import type { CodeUses } from '../../domain/assert-usable.js';
import type { UsesWithinLimits } from '../../domain/discount-code.js';
import { DiscountUses, type OwnUses, type UseCount } from '../../ports/discount-uses.js';
import { fromUses } from './discount-uses-query.js';
import { LateDiscountUseEntity } from './late-discount-use.entity.js';

const IS_HELD = computed(
  'coalesce(bool_or(used.is_hold AND used.user_id = :userId), false)',
  asBoolean,
);
const COUNT = computed('count(*)::int', asNumber);
const count = (condition: string) =>
  computed(`(count(*) FILTER (WHERE ${condition}))::int`, asNumber);

const ofCode = (query: AnyQuery) => fromUses(query).where('used.code = :code');

const NO_OWN_USES: OwnUses = { byCustomer: 0, isHeld: false };

/** Counts the rows of checkouts and orders that have a code. */
@Injectable()
export class PostgresDiscountUses extends DiscountUses {
  private readonly all = this.statements.prepare({
    select: {
      total: count('NOT (used.is_hold AND used.user_id = :userId)'),
      byCustomer: count('NOT used.is_hold AND used.user_id = :userId'),
      isHeld: IS_HELD,
    },
    params: ['code', 'userId'],
    build: ofCode,
  });
  private readonly own = this.statements.prepare({
    select: { byCustomer: count('NOT used.is_hold'), isHeld: IS_HELD },
    params: ['code', 'userId'],
    build: (query) => ofCode(query).andWhere('used.user_id = :userId'),
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
    select: { total: COUNT, late: count('used.is_late') },
    params: ['code'],
    build: ofCode,
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

  async allUses(code: string, userId: string): Promise<CodeUses> {
    return (await this.all.one({ code, userId })) ?? { total: 0, ...NO_OWN_USES };
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
      select: {
        code: computed('used.code', asText),
        total: COUNT,
        late: count('used.is_late'),
      },
      build: (query) => fromUses(query).groupBy('used.code'),
    });
  }

  async markLate(code: string, orderId: string): Promise<void> {
    await this.marking.send({ code, orderId });
  }
}
