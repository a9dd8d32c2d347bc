import { Injectable } from '@nestjs/common';
import { asNumber, asText } from '../../../../platform/database/decode.js';
import { computed } from '../../../../platform/database/fields.js';
import { fromParameters } from '../../../../platform/database/insert-rows.js';
import { type Query, Statements } from '../../../../platform/database/statements.js';
import type { OtherUses } from '../../domain/assert-usable.js';
import type { UsesWithinLimits } from '../../domain/discount-code.js';
import { DiscountUses, type UseCount } from '../../ports/discount-uses.js';
import { LateDiscountUseEntity } from './late-discount-use.entity.js';

/** The conditions of the partial indexes. */
const openHolds = (query: Query) =>
  query
    .from('checkout', 'checkout')
    .where(`checkout.status = 'open' AND (checkout.pricing ->> 'code') IS NOT NULL`);
const standingOrders = (query: Query) =>
  query
    .from('orders', 'orders')
    .where(`orders.discount_code IS NOT NULL AND orders.status <> 'canceled'`);

const HELD_CODE = `(checkout.pricing ->> 'code')`;
const COUNT = computed('count(*)::int', asNumber);
const BY_CUSTOMER = `(count(*) FILTER (WHERE orders.user_id = :userId))::int`;

const withoutLate = (query: Query) =>
  standingOrders(query)
    .leftJoin(LateDiscountUseEntity, 'late', 'late.order_id = orders.id')
    .andWhere('late.order_id IS NULL');

/** Counts the rows of checkouts and orders that have a code. */
@Injectable()
export class PostgresDiscountUses extends DiscountUses {
  private readonly heldByOthers = this.statements.prepare({
    select: { count: COUNT },
    params: ['code', 'userId'],
    build: (query) =>
      openHolds(query).andWhere(`${HELD_CODE} = :code`).andWhere('checkout.user_id <> :userId'),
  });
  private readonly held = this.statements.prepare({
    select: { count: COUNT },
    params: ['code', 'userId'],
    build: (query) =>
      openHolds(query).andWhere(`${HELD_CODE} = :code`).andWhere('checkout.user_id = :userId'),
  });
  private readonly ordered = this.statements.prepare({
    select: { total: COUNT, byCustomer: computed(BY_CUSTOMER, asNumber) },
    params: ['code', 'userId'],
    build: (query) => standingOrders(query).andWhere('orders.discount_code = :code'),
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

  async besides(code: string, userId: string): Promise<OtherUses> {
    const held = await this.heldByOthers.one({ code, userId });
    const ordered = await this.ordered.one({ code, userId });
    return {
      total: (held?.count ?? 0) + (ordered?.total ?? 0),
      byCustomer: ordered?.byCustomer ?? 0,
    };
  }

  async isHeldBy(code: string, userId: string): Promise<boolean> {
    const held = await this.held.one({ code, userId });
    return (held?.count ?? 0) > 0;
  }

  async withinLimits(code: string): Promise<UsesWithinLimits> {
    const byCustomer = new Map<string, number>();
    const users = { userId: computed('user_id::text', asText), count: COUNT };
    const parts = [
      (query: Query) =>
        openHolds(query).andWhere(`${HELD_CODE} = :code`, { code }).groupBy('user_id'),
      (query: Query) =>
        withoutLate(query).andWhere('orders.discount_code = :code', { code }).groupBy('user_id'),
    ];
    for (const build of parts) {
      for (const { userId, count } of await this.statements.select({ select: users, build })) {
        byCustomer.set(userId, (byCustomer.get(userId) ?? 0) + count);
      }
    }
    const counts = [...byCustomer.values()];
    return {
      total: counts.reduce((sum, count) => sum + count, 0),
      mostByCustomer: Math.max(0, ...counts),
    };
  }

  async counts(): Promise<readonly UseCount[]> {
    const held = await this.statements.select({
      select: { code: computed(HELD_CODE, asText), count: COUNT },
      build: (query) => openHolds(query).groupBy(HELD_CODE),
    });
    const ordered = await this.statements.select({
      select: {
        code: computed('orders.discount_code', asText),
        count: COUNT,
        late: computed('count(late.order_id)::int', asNumber),
      },
      build: (query) =>
        standingOrders(query)
          .leftJoin(LateDiscountUseEntity, 'late', 'late.order_id = orders.id')
          .groupBy('orders.discount_code'),
    });
    const late = new Map(ordered.map((row) => [row.code, row.late]));
    const totals = new Map<string, number>();
    for (const { code, count } of [...held, ...ordered]) {
      totals.set(code, (totals.get(code) ?? 0) + count);
    }
    return [...totals].map(([code, total]) => ({ code, total, late: late.get(code) ?? 0 }));
  }

  async markLate(code: string, orderId: string): Promise<void> {
    await this.marking.send({ code, orderId });
  }
}
