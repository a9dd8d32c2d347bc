import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/time.js';
import { isId } from '../../../../kernel/ids.js';
import { asDate } from '../../../../platform/database/decode.js';
import { columns, computed } from '../../../../platform/database/fields.js';
import { fromParameters } from '../../../../platform/database/insert-rows.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { SHOP_NOW } from '../../../../platform/database/shop-now.js';
import { type AnyQuery, Statements } from '../../../../platform/database/statements.js';
import type { Checkout, CheckoutStatus } from '../../domain/checkout.js';
import type { CustomerDetails } from '../../domain/customer-details.js';
import { CheckoutRepository } from '../../ports/checkout-repository.js';
import {
  CHECKOUT_COLUMNS,
  CHECKOUT_ROW,
  CheckoutEntity,
  toCheckout,
  toCheckoutRow,
  WITHOUT_DESTINATION,
} from './checkout.entity.js';

const NONE = '00000000-0000-0000-0000-000000000000';

const fromCheckouts = (query: AnyQuery) => query.from(CheckoutEntity, 'checkout');

/** Checkouts as rows; a partial unique index allows one open checkout per user. */
@Injectable()
export class PostgresCheckoutRepository extends CheckoutRepository {
  private readonly lockingUser = this.statements.prepare({
    select: { now: computed(SHOP_NOW, asDate) },
    params: ['userId'],
    // NO KEY, because an order placed meanwhile references the user and need not wait for this
    // lock.
    build: (query) =>
      query.from('users', 'users').where('users.id = :userId').setLock('for_no_key_update'),
  });
  private readonly lockingOpen = this.statements.prepare({
    select: CHECKOUT_ROW,
    params: ['userId'],
    build: (query) =>
      fromCheckouts(query)
        .where(`checkout.userId = :userId AND checkout.status = 'open'`)
        .setLock('pessimistic_write'),
  });
  private readonly locking = this.statements.prepare({
    select: CHECKOUT_ROW,
    params: ['id'],
    build: (query) => fromCheckouts(query).where('checkout.id = :id').setLock('pessimistic_write'),
  });
  private readonly expired = this.statements.prepare({
    select: CHECKOUT_ROW,
    params: ['after'],
    build: (query) =>
      fromCheckouts(query)
        .where(`checkout.status = 'open' AND checkout.id > :after`)
        .andWhere(`checkout.heldUntil <= ${SHOP_NOW}`)
        .orderBy('checkout.id')
        .limit(1),
  });
  private readonly settled = this.statements.prepare({
    select: columns(CheckoutEntity, 'checkout', ['intentId']),
    params: ['intentIds'],
    build: (query) =>
      fromCheckouts(query)
        .where('checkout.intentId = ANY (:intentIds)')
        .andWhere(`checkout.status IN ('completed', 'refunded')`),
  });

  private readonly adding = this.statements.prepareWrite({
    entity: CheckoutEntity,
    params: CHECKOUT_COLUMNS,
    build: (checkouts) =>
      checkouts
        .createQueryBuilder()
        .insert()
        .values(fromParameters(CHECKOUT_COLUMNS))
        .updateEntity(false),
  });
  private readonly settingIntent = this.statements.prepareWrite({
    entity: CheckoutEntity,
    params: ['id', 'version', 'intentId'],
    returning: columns(CheckoutEntity, 'checkout', ['id']),
    build: (checkouts) =>
      checkouts
        .createQueryBuilder()
        .update()
        .set({ intentId: () => ':intentId' })
        .where(`id = :id AND version = :version AND status = 'open'`)
        .andWhere('(intent_id IS NULL OR intent_id = :intentId)')
        .returning('id'),
  });
  private readonly closing = this.statements.prepareWrite({
    entity: CheckoutEntity,
    params: ['id', 'status', 'closedAt', 'intentId'],
    build: (checkouts) =>
      checkouts
        .createQueryBuilder()
        .update()
        .set({
          status: () => ':status',
          closedAt: () => ':closedAt',
          intentId: () => 'coalesce(:intentId, intent_id)',
        })
        .where('id = :id'),
  });

  constructor(
    private readonly repositories: Repositories,
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {
    super();
  }

  async lockUser(userId: string): Promise<Date> {
    const locked = await this.lockingUser.one({ userId });
    if (!locked) throw new Error(`user ${userId} is unknown`);
    return locked.now;
  }

  async lockOpen(userId: string): Promise<Checkout | undefined> {
    const row = await this.lockingOpen.one({ userId });
    return row && toCheckout(row);
  }

  async lock(id: string): Promise<Checkout | undefined> {
    const row = isId(id) ? await this.locking.one({ id }) : undefined;
    return row && toCheckout(row);
  }

  async add(checkout: Checkout): Promise<void> {
    const { lines, pricing, customerDetails, ...row } = toCheckoutRow(checkout);
    await this.adding.write({
      ...row,
      lines: JSON.stringify(lines),
      pricing: JSON.stringify(pricing),
      customerDetails: customerDetails && JSON.stringify(customerDetails),
    });
  }

  async renew(id: string, heldUntil: Date, details: CustomerDetails | null): Promise<void> {
    const changes = { heldUntil, ...(details && { customerDetails: details }) };
    await this.repositories.write(CheckoutEntity).update({ id }, changes);
  }

  async setIntent({ id, version }: Checkout, intentId: string): Promise<boolean> {
    const stored = await this.settingIntent.writeAlone({ id, version, intentId });
    return stored.length === 1;
  }

  async dropIntent({ id, version }: Checkout): Promise<void> {
    await this.repositories
      .writeAlone(CheckoutEntity)
      .update({ id, version, status: 'open' }, { intentId: null, version: version + 1 });
  }

  async close(
    id: string,
    status: Exclude<CheckoutStatus, 'open'>,
    intentId: string | null,
  ): Promise<void> {
    await this.closing.write({ id, status, closedAt: this.clock.now(), intentId });
  }

  async nextExpired(after: string | null): Promise<Checkout | undefined> {
    const row = await this.expired.one({ after: after ?? NONE });
    return row && toCheckout(row);
  }

  async purgeDetails(before: Date, limit: number): Promise<number> {
    const checkouts = this.repositories.write(CheckoutEntity);
    const old = checkouts
      .createQueryBuilder('old')
      .select('old.id')
      // The condition of the partial index.
      .where(`old.status IN ('released', 'refunded') AND old.customerDetails IS NOT NULL`)
      .andWhere('old.heldUntil < :before', { before })
      .limit(limit);
    const { affected } = await checkouts
      .createQueryBuilder()
      .update()
      .set({ customerDetails: null, origin: null, network: null, pricing: WITHOUT_DESTINATION })
      .where(`id IN (${old.getQuery()})`, old.getParameters())
      .execute();
    return affected ?? 0;
  }

  async settledIntents(intentIds: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.settled.many({ intentIds });
    return new Set(rows.flatMap(({ intentId }) => intentId ?? []));
  }
}
