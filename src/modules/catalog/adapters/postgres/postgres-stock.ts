import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock.js';
import { NotFound } from '../../../../kernel/domain-error.js';
import { isId } from '../../../../kernel/ids.js';
import { columns } from '../../../../platform/database/fields.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { Statements } from '../../../../platform/database/statements.js';
import { OutOfStock } from '../../domain/out-of-stock.js';
import { inLockOrder, type StockLine } from '../../domain/stock-line.js';
import { Stock } from '../../ports/stock.js';
import { COMMIT, HOLD, RELEASE_STOCK, RETURN_UNITS } from './postgres-stock.sql.js';
import { ProductEntity } from './product.entity.js';
import { StockLedgerEntity } from './stock-ledger.entity.js';

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
    if (missing) throw await this.refusal(missing);
  }

  async release(checkoutId: string): Promise<void> {
    await this.releasing.write([checkoutId, this.clock.now()]);
  }

  async commit(checkoutId: string, orderId: string): Promise<void> {
    await this.committing.send([checkoutId, orderId]);
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

  private async refusal(id: string): Promise<Error> {
    const product = await this.repositories.read(ProductEntity).findOneBy({ id });
    if (!product) return new NotFound('Product');
    const { name, quantity, deletedAt } = product;
    return new OutOfStock({ id, name, left: quantity, available: deletedAt === null });
  }
}
