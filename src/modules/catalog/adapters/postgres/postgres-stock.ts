import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock.js';
import { NotFound } from '../../../../kernel/domain-error.js';
import { isId } from '../../../../kernel/ids.js';
import { Database } from '../../../../platform/database/database.js';
import { OutOfStock } from '../../domain/out-of-stock.js';
import { inLockOrder, type StockLine } from '../../domain/stock-line.js';
import { Stock } from '../../ports/stock.js';

/** Stock by conditional updates: the row itself decides who gets the last piece. */
@Injectable()
export class PostgresStock extends Stock {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  async take(hold: {
    checkoutId: string;
    userId: string;
    lines: readonly StockLine[];
  }): Promise<void> {
    for (const line of inLockOrder(hold.lines)) {
      if (!isId(line.productId)) throw new NotFound('Product');
      const taken = await this.database.writeCount(
        `WITH taken AS (
           UPDATE product SET quantity = quantity - $3
            WHERE id = $2 AND quantity >= $3 AND deleted_at IS NULL RETURNING id
         ), held AS (
           INSERT INTO stock_hold (checkout_id, product_id, user_id, quantity, taken_at)
           SELECT $1, id, $4, $3, $5 FROM taken
         )
         INSERT INTO stock_ledger (product_id, change, reason, checkout_id, at)
         SELECT id, -$3::integer, 'held', $1, $5 FROM taken`,
        [hold.checkoutId, line.productId, line.quantity, hold.userId, this.clock.now()],
      );
      if (taken === 0) throw await this.refusal(line.productId);
    }
  }

  async release(checkoutId: string): Promise<void> {
    for (const { productId, quantity } of await this.held(checkoutId)) {
      await this.database.write(
        `WITH gone AS (
           DELETE FROM stock_hold WHERE checkout_id = $1 AND product_id = $2
         ), back AS (
           UPDATE product SET quantity = quantity + $3 WHERE id = $2
         )
         INSERT INTO stock_ledger (product_id, change, reason, checkout_id, at)
         VALUES ($2, $3, 'released', $1, $4)`,
        [checkoutId, productId, quantity, this.clock.now()],
      );
    }
  }

  async commit(checkoutId: string, orderId: string): Promise<void> {
    for (const { productId, quantity } of await this.held(checkoutId)) {
      await this.database.write(
        `WITH gone AS (
           DELETE FROM stock_hold WHERE checkout_id = $1 AND product_id = $2
         ), sold AS (
           UPDATE product SET units_sold = units_sold + $3 WHERE id = $2
         )
         UPDATE stock_ledger SET order_id = $4
          WHERE product_id = $2 AND checkout_id = $1 AND reason = 'held' AND order_id IS NULL`,
        [checkoutId, productId, quantity, orderId],
      );
    }
  }

  async giveBack(
    orderId: string,
    lines: readonly StockLine[],
    { restock }: { restock: boolean },
  ): Promise<void> {
    for (const { productId, quantity } of inLockOrder(lines)) {
      await this.database.write(
        `WITH locked AS (
           SELECT id FROM product WHERE id = $2 FOR UPDATE
         ), once AS (
           INSERT INTO stock_ledger (product_id, change, reason, order_id, at)
           SELECT id, $4, $5, $1, $6 FROM locked
           ON CONFLICT (order_id, product_id) WHERE reason IN ('returned', 'written_off')
           DO NOTHING RETURNING product_id
         )
         UPDATE product SET quantity = quantity + $4, units_sold = units_sold - $3
           FROM once WHERE product.id = once.product_id`,
        [
          orderId,
          productId,
          quantity,
          restock ? quantity : 0,
          restock ? 'returned' : 'written_off',
          this.clock.now(),
        ],
      );
    }
  }

  /** What a checkout holds, its rows locked, in product-id order. */
  private held(checkoutId: string): Promise<StockLine[]> {
    return this.database.write<{ productId: string; quantity: number }>(
      `SELECT product_id AS "productId", quantity FROM stock_hold
        WHERE checkout_id = $1 ORDER BY product_id FOR UPDATE`,
      [checkoutId],
    );
  }

  private async refusal(productId: string): Promise<Error> {
    const [product] = await this.database.read<{ name: string; left: number; available: boolean }>(
      `SELECT name, quantity AS left, deleted_at IS NULL AS available FROM product WHERE id = $1`,
      [productId],
    );
    return product ? new OutOfStock({ id: productId, ...product }) : new NotFound('Product');
  }
}
