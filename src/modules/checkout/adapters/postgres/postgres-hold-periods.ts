import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { columns } from '../../../../platform/database/fields.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { SHOP_NOW } from '../../../../platform/database/shop-now.js';
import { Statements } from '../../../../platform/database/statements.js';
import type { HoldPeriod } from '../../domain/hold-allowance.js';
import { HoldPeriods } from '../../ports/hold-periods.js';
import { HoldPeriodEntity } from './hold-period.entity.js';

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

  async save(userId: string, periods: readonly HoldPeriod[]): Promise<void> {
    const rows = periods.map(
      ({ from, until, ...period }) =>
        ({ ...period, userId, heldFrom: from, heldUntil: until }) satisfies HoldPeriodEntity,
    );
    await this.periods
      .createQueryBuilder()
      .insert()
      .values(rows)
      .orUpdate(['held_until'], ['checkout_id', 'product_id', 'held_from'])
      .updateEntity(false)
      .execute();
  }

  async end(checkoutId: string): Promise<void> {
    await this.periods
      .createQueryBuilder()
      .update()
      .set({ heldUntil: () => SHOP_NOW })
      .where(`checkout_id = :checkoutId AND held_until > ${SHOP_NOW}`, { checkoutId })
      .execute();
  }

  async forget(userId: string, productIds: readonly string[]): Promise<void> {
    await this.forgetting.send({ userId, productIds });
  }

  async purge(before: Date): Promise<void> {
    await this.periods.delete({ heldUntil: LessThan(before) });
  }

  private get periods() {
    return this.repositories.write(HoldPeriodEntity);
  }
}
