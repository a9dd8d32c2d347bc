import { Injectable } from '@nestjs/common';
import { asNumber } from '../../../../platform/database/decode.js';
import { deleteUpTo } from '../../../../platform/database/delete-up-to.js';
import { column, columns, computed } from '../../../../platform/database/fields.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { SHOP_NOW } from '../../../../platform/database/shop-now.js';
import { Statements } from '../../../../platform/database/statements.js';
import type { Checkout } from '../../domain/checkout.js';
import type { HoldPeriod } from '../../domain/hold-allowance.js';
import type { Holder, UnpaidHold } from '../../domain/unpaid-holds.js';
import { HoldPeriods } from '../../ports/hold-periods.js';
import { CheckoutEntity } from './checkout.entity.js';
import { HoldPeriodEntity } from './entities.js';

/** Of each kind, so that a flood of holds costs no more. */
const MOST_HOLDS = 250;

const WINDOW_BEGIN = `${SHOP_NOW} - :windowMs * interval '1 millisecond'`;

/** Ms between two times within the window. */
const lasted = (from: string, until: string) =>
  `greatest(0, extract(epoch FROM ${until} - greatest(${from}, ${WINDOW_BEGIN})) * 1000)::float8`;

@Injectable()
export class PostgresHoldPeriods extends HoldPeriods {
  private readonly ofProducts = this.statements.prepare({
    select: columns(HoldPeriodEntity, 'period', [
      'checkoutId',
      'productId',
      'heldFrom',
      'heldUntil',
    ]),
    params: ['userId', 'productIds', 'since'],
    build: (query) =>
      query
        .from(HoldPeriodEntity, 'period')
        .where('period.userId = :userId AND period.productId = ANY (:productIds)')
        .andWhere('period.heldUntil > :since'),
  });

  private readonly goingOn = this.statements.prepare({
    select: {
      ...columns(CheckoutEntity, 'checkout', ['userId', 'origin', 'network']),
      checkoutId: column(CheckoutEntity, 'checkout', 'id'),
      quantity: computed('held.quantity', asNumber),
      unpaidMs: computed(
        lasted('held.taken_at', `least(checkout.heldUntil, ${SHOP_NOW})`),
        asNumber,
      ),
    },
    params: ['productId', 'windowMs'],
    build: (query) =>
      query
        .from('stock_hold', 'held')
        .innerJoin(CheckoutEntity, 'checkout', 'checkout.id = held.checkout_id')
        .where('held.product_id = :productId')
        .orderBy('held.taken_at')
        .limit(MOST_HOLDS),
  });
  private readonly ended = this.statements.prepare({
    select: {
      ...columns(HoldPeriodEntity, 'period', ['checkoutId', 'userId', 'origin', 'network']),
      unpaidMs: computed(lasted('period.heldFrom', 'period.heldUntil'), asNumber),
    },
    params: ['productId', 'windowMs'],
    build: (query) =>
      query
        .from(HoldPeriodEntity, 'period')
        .leftJoin(
          'stock_hold',
          'held',
          'held.checkout_id = period.checkoutId AND held.product_id = period.productId',
        )
        .where('period.productId = :productId')
        .andWhere(`period.heldUntil > ${WINDOW_BEGIN} AND period.heldUntil <= ${SHOP_NOW}`)
        .andWhere('held.checkout_id IS NULL')
        .orderBy('period.heldUntil', 'DESC')
        .limit(MOST_HOLDS),
  });

  private readonly forgetting = this.statements.prepareWrite({
    entity: HoldPeriodEntity,
    params: ['userId', 'productIds'],
    build: (periods) =>
      periods
        .createQueryBuilder()
        .delete()
        .where('user_id = :userId AND product_id = ANY (:productIds)'),
  });

  constructor(
    private readonly repositories: Repositories,
    private readonly statements: Statements,
  ) {
    super();
  }

  async find(userId: string, productIds: readonly string[], since: Date): Promise<HoldPeriod[]> {
    const rows = await this.ofProducts.many({ userId, productIds, since });
    return rows.map(({ heldFrom, heldUntil, ...period }) => ({
      ...period,
      from: heldFrom,
      until: heldUntil,
    }));
  }

  async save(holder: Holder, periods: readonly HoldPeriod[]): Promise<void> {
    await this.inserting(holder, periods)
      .orUpdate(['held_until'], ['checkout_id', 'product_id', 'held_from'])
      .execute();
  }

  async endUnpaid(checkout: Checkout): Promise<void> {
    const { id: checkoutId, createdAt: from, heldUntil, lines } = checkout;
    const periods = lines.map(({ productId }) => ({ checkoutId, productId, from, until: from }));
    // One that is stored began with the checkout, too.
    await this.inserting(checkout, periods).orIgnore().execute();
    await this.periods
      .createQueryBuilder()
      .update()
      .set({ heldUntil: () => `least(:heldUntil, ${SHOP_NOW})` })
      .where(`checkout_id = :checkoutId AND (held_until > ${SHOP_NOW} OR held_until = held_from)`, {
        checkoutId,
        heldUntil,
      })
      .execute();
  }

  async unpaid(productId: string, windowMs: number): Promise<UnpaidHold[]> {
    const open = await this.goingOn.many({ productId, windowMs });
    const ended = await this.ended.many({ productId, windowMs });
    return [
      ...open.map((hold) => ({ ...hold, isOpen: true })),
      ...ended.map((hold) => ({ ...hold, quantity: 0, isOpen: false })),
    ];
  }

  async forget(userId: string, productIds: readonly string[]): Promise<void> {
    await this.forgetting.write({ userId, productIds });
  }

  purge(before: Date, limit: number): Promise<number> {
    return deleteUpTo(this.periods, limit, 'old.heldUntil < :before', { before });
  }

  private inserting({ userId, origin, network }: Holder, periods: readonly HoldPeriod[]) {
    const rows = periods.map(
      ({ checkoutId, productId, from: heldFrom, until: heldUntil }) =>
        ({
          checkoutId,
          productId,
          heldFrom,
          heldUntil,
          userId,
          origin,
          network,
        }) satisfies HoldPeriodEntity,
    );
    return this.periods.createQueryBuilder().insert().values(rows).updateEntity(false);
  }

  private get periods() {
    return this.repositories.write(HoldPeriodEntity);
  }
}
