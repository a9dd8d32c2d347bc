import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.js';
import { type CartLine, Carts } from '../../ports/carts.js';

/** The front door on the cart rows. */
@Injectable()
export class PostgresCarts extends Carts {
  constructor(private readonly database: Database) {
    super();
  }

  lines(userId: string): Promise<CartLine[]> {
    return this.database.readPrepared<CartLine>(
      `SELECT product_id AS "productId", quantity FROM cart_item
        WHERE user_id = $1 ORDER BY product_id`,
      [userId],
    );
  }

  async remove(userId: string, bought: readonly CartLine[]): Promise<void> {
    const products = bought.map((line) => line.productId);
    const quantities = bought.map((line) => line.quantity);
    // Locked first, so that an add at the same moment is seen by both statements below.
    await this.database.write(
      `SELECT 1 FROM cart_item WHERE user_id = $1 AND product_id = ANY ($2)
        ORDER BY product_id FOR UPDATE`,
      [userId, products],
    );
    await this.database.write(
      `WITH bought AS (
         SELECT * FROM unnest($2::uuid[], $3::int[]) AS bought (product_id, quantity)
       ), gone AS (
         DELETE FROM cart_item item USING bought
          WHERE item.user_id = $1 AND item.product_id = bought.product_id
            AND item.quantity <= bought.quantity
       )
       UPDATE cart_item item SET quantity = item.quantity - bought.quantity FROM bought
        WHERE item.user_id = $1 AND item.product_id = bought.product_id
          AND item.quantity > bought.quantity`,
      [userId, products, quantities],
    );
  }
}
