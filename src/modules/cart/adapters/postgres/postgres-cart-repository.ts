import { Injectable } from '@nestjs/common';
import { columns } from '../../../../platform/database/fields.js';
import { Statements } from '../../../../platform/database/statements.js';
import { type CartLine, CartRepository } from '../../ports/cart-repository.js';
import { CartItemEntity, itemsOfUser } from './entities.js';
import { REMOVE } from './cart-statements.sql.js';

/** Gives the checkout access to stored carts. */
@Injectable()
export class PostgresCartRepository extends CartRepository {
  private readonly ofUser = this.statements.prepare({
    select: columns(CartItemEntity, 'item', ['productId', 'quantity']),
    params: ['userId'],
    build: itemsOfUser,
  });
  private readonly removing = this.statements.sql(REMOVE, {});

  constructor(private readonly statements: Statements) {
    super();
  }

  lines(userId: string): Promise<CartLine[]> {
    return this.ofUser.many({ userId });
  }

  async remove(userId: string, bought: readonly CartLine[]): Promise<void> {
    const products = bought.map(({ productId }) => productId);
    await this.removing.write([userId, products, bought.map(({ quantity }) => quantity)]);
  }
}
