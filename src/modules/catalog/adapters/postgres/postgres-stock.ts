import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/time.js';
import { NotFound } from '../../../../kernel/domain-error.js';
import { isId } from '../../../../kernel/ids.js';
import { columns } from '../../../../platform/database/fields.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { together } from '../../../../platform/database/together.js';
import { Statements } from '../../../../platform/database/statements.js';
import { inLockOrder, OutOfStock, type StockLine } from '../../domain/stock-line.js';
import { Stock } from '../../ports/stock.js';
import { COMMIT, HOLD, RELEASE_STOCK, RETURN_UNITS } from './postgres-stock.sql.js';
import { ProductEntity } from './product.entity.js';
import { StockHoldEntity, StockLedgerEntity } from './stock.entity.js';

/** What becomes of units that come back. */
interface Entry {
  readonly restock: boolean;
  /** Whether the units sold go down. */
  readonly unsold: boolean;
  readonly reason: StockLedgerEntity['reason'];
}

/** Stock by conditional updates: the row lock decides who gets the last unit. */
@Injectable()
export class PostgresStock extends Stock {
  private readonly holding = this.statements.sql(
    HOLD,
    columns(StockLedgerEntity, 'taken', ['productId']),
  );
  private readonly releasing = this.statements.sql(RELEASE_STOCK, {});
  private readonly committing = this.statements.sql(COMMIT, {});
  private readonly uncounted = this.statements.prepare({
    select: columns(StockLedgerEntity, 'sale', ['id', 'productId', 'uncounted']),
    params: ['limit'],
    build: (query) =>
      query
        .from(StockLedgerEntity, 'sale')
        .where('sale.uncounted IS NOT NULL')
        .orderBy('sale.productId')
        .addOrderBy('sale.id'),
    tail: 'LIMIT :limit',
  });
  private readonly locking = this.statements.prepare({
    select: columns(ProductEntity, 'product', ['id']),
    params: ['ids'],
    build: (query) =>
      query
        .from(ProductEntity, 'product')
        .where('product.id = ANY (:ids)')
        .orderBy('product.id')
        .setLock('for_no_key_update'),
  });
  private readonly settingCounted = this.statements.prepareWrite({
    entity: StockLedgerEntity,
    params: ['ids'],
    returning: columns(StockLedgerEntity, 'sale', ['id']),
    build: (sales) =>
      sales
        .createQueryBuilder()
        .update()
        .set({ uncounted: null })
        .where('id = ANY (:ids) AND uncounted IS NOT NULL')
        .returning('id'),
  });
  private readonly adding = this.statements.prepareWrite({
    entity: ProductEntity,
    params: ['id', 'units'],
    build: (products) =>
      products
        .createQueryBuilder()
        .update()
        .set({ unitsSold: () => 'units_sold + :units' })
        .where('id = :id'),
  });
  private readonly soldOut = this.statements.prepare({
    select: columns(StockHoldEntity, 'held', ['productId']),
    params: ['limit'],
    build: (query) =>
      query
        .from(StockHoldEntity, 'held')
        .innerJoin(ProductEntity, 'product', 'product.id = held.productId')
        .where('product.quantity = 0 AND product.deletedAt IS NULL')
        .groupBy('held.productId'),
    tail: 'LIMIT :limit',
  });
  private readonly returning = this.statements.sql(RETURN_UNITS, {});

  constructor(
    private readonly statements: Statements,
    private readonly repositories: Repositories,
    private readonly clock: Clock,
  ) {
    super();
  }

  async hold({
    checkoutId,
    userId,
    lines,
  }: {
    checkoutId: string;
    userId: string;
    lines: readonly StockLine[];
  }): Promise<void> {
    const wanted = inLockOrder(lines);
    const ids = wanted.map(({ productId }) => productId);
    if (!ids.every(isId)) throw new NotFound('Product');
    const quantities = wanted.map(({ quantity }) => quantity);
    const taken = await this.holding.write([checkoutId, ids, quantities, userId, this.clock.now()]);
    const isTaken = new Set(taken.map(({ productId }) => productId));
    const missing = ids.find((id) => !isTaken.has(id));
    if (missing) throw await this.refusal(wanted.find(({ productId }) => productId === missing)!);
  }

  async release(checkoutId: string): Promise<void> {
    await this.releasing.write([checkoutId, this.clock.now()]);
  }

  async commit(checkoutId: string, orderId: string): Promise<void> {
    await this.committing.write([checkoutId, orderId]);
  }

  returnUnits(
    orderId: string,
    lines: readonly StockLine[],
    { restock }: { restock: boolean },
  ): Promise<void> {
    const reason = restock ? 'returned' : 'written_off';
    return this.enter(orderId, lines, { restock, unsold: true, reason });
  }

  takeBack(
    orderId: string,
    lines: readonly StockLine[],
    { restock }: { restock: boolean },
  ): Promise<void> {
    return this.enter(orderId, lines, { restock, unsold: true, reason: 'refunded' });
  }

  putBack(orderId: string, lines: readonly StockLine[]): Promise<void> {
    return this.enter(orderId, lines, { restock: true, unsold: false, reason: 'put_back' });
  }

  async countSold(limit: number): Promise<number> {
    const sales = await this.uncounted.many({ limit });
    if (sales.length === 0) return 0;
    // Before the sales, as `product_count_sold` locks them.
    await this.locking.many({ ids: [...new Set(sales.map(({ productId }) => productId))] });
    const counted = await this.settingCounted.write({ ids: sales.map(({ id }) => id) });
    const isCounted = new Set(counted.map(({ id }) => id));
    const units = new Map<string, number>();
    for (const { productId, uncounted } of sales.filter(({ id }) => isCounted.has(id))) {
      units.set(productId, (units.get(productId) ?? 0) + (uncounted ?? 0));
    }
    await together(
      [...units].map(
        ([id, sold]) =>
          () =>
            this.adding.write({ id, units: sold }),
      ),
    );
    return sales.length;
  }

  async soldOutByHolds(limit: number): Promise<readonly string[]> {
    const rows = await this.soldOut.many({ limit });
    return rows.map(({ productId }) => productId);
  }

  private async enter(
    orderId: string,
    lines: readonly StockLine[],
    { restock, unsold, reason }: Entry,
  ): Promise<void> {
    const returned = inLockOrder(lines);
    const units = (isCounted: boolean) =>
      returned.map(({ quantity }) => (isCounted ? quantity : 0));
    await this.returning.write([
      orderId,
      returned.map(({ productId }) => productId),
      units(unsold),
      units(restock),
      reason,
      this.clock.now(),
    ]);
  }

  private async refusal({ productId: id, quantity: wanted }: StockLine): Promise<Error> {
    const product = await this.repositories.read(ProductEntity).findOneBy({ id });
    if (!product) return new NotFound('Product');
    const { name, quantity, deletedAt } = product;
    return new OutOfStock({ id, name, left: quantity, available: deletedAt === null }, wanted);
  }
}
