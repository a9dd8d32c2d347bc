import { Injectable } from '@nestjs/common';
import { cartRules } from '../../../../../common/contract/cart.js';
import { Clock } from '../../../../kernel/clock.js';
import { Database } from '../../../../platform/database/database.js';
import type { CartItem } from '../../domain/cart-item.js';
import { CartItems } from '../../ports/cart-items.js';

const ITEM = 'id, product_id AS "productId", quantity';

/** Carts as rows: one for each user and product, kept so by a unique index. */
@Injectable()
export class PostgresCartItems extends CartItems {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  of(userId: string): Promise<CartItem[]> {
    return this.database.readPrepared<CartItem>(
      `SELECT ${ITEM} FROM cart_item WHERE user_id = $1 ORDER BY created_at, id`,
      [userId],
    );
  }

  async find(userId: string, id: string): Promise<CartItem | undefined> {
    const [item] = await this.database.read<CartItem>(
      `SELECT ${ITEM} FROM cart_item WHERE user_id = $1 AND id = $2`,
      [userId, id],
    );
    return item;
  }

  async holds(userId: string, productId: string): Promise<boolean> {
    const rows = await this.database.read(
      'SELECT 1 FROM cart_item WHERE user_id = $1 AND product_id = $2',
      [userId, productId],
    );
    return rows.length > 0;
  }

  async add(userId: string, item: CartItem, most: number): Promise<CartItem | undefined> {
    const [added] = await this.database.writeAlone<CartItem>(
      `INSERT INTO cart_item (id, user_id, product_id, quantity, created_at)
       SELECT $1, $2, $3, $4, $5
        WHERE (SELECT count(*) FROM cart_item WHERE user_id = $2 AND product_id <> $3) < $7
       ON CONFLICT (user_id, product_id)
          DO UPDATE SET quantity = cart_item.quantity + EXCLUDED.quantity
          WHERE cart_item.quantity + EXCLUDED.quantity <= $6
       RETURNING ${ITEM}`,
      [
        item.id,
        userId,
        item.productId,
        item.quantity,
        this.clock.now(),
        most,
        cartRules.maxProducts,
      ],
    );
    return added;
  }

  async setQuantity(userId: string, id: string, quantity: number): Promise<CartItem | undefined> {
    const [changed] = await this.database.writeAlone<CartItem>(
      `UPDATE cart_item SET quantity = $3 WHERE user_id = $1 AND id = $2 RETURNING ${ITEM}`,
      [userId, id, quantity],
    );
    return changed;
  }

  async delete(userId: string, id: string): Promise<boolean> {
    const deleted = await this.database.writeAlone(
      'DELETE FROM cart_item WHERE user_id = $1 AND id = $2 RETURNING id',
      [userId, id],
    );
    return deleted.length > 0;
  }
}
