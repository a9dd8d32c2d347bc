import { Injectable } from '@nestjs/common';
import { cartRules } from '../../../../../common/contract/cart.js';
import { Clock } from '../../../../kernel/time.js';
import { columns } from '../../../../platform/database/fields.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { Statements } from '../../../../platform/database/statements.js';
import type { CartItem } from '../../domain/cart-item.js';
import { CartItemRepository } from '../../ports/cart-repository.js';
import { CartItemEntity, itemsOfUser } from './entities.js';
import { ADD } from './cart-statements.sql.js';

const PROPERTIES = ['id', 'productId', 'quantity'] as const;
const ITEM = columns(CartItemEntity, 'item', PROPERTIES);

/** Carts as rows: one for each user and product, by a unique index. */
@Injectable()
export class PostgresCartItemRepository extends CartItemRepository {
  private readonly ofUser = this.statements.prepare({
    select: ITEM,
    params: ['userId'],
    build: itemsOfUser,
  });
  private readonly byId = this.statements.prepare({
    select: ITEM,
    params: ['userId', 'id'],
    build: (query) =>
      query.from(CartItemEntity, 'item').where('item.userId = :userId AND item.id = :id'),
  });
  private readonly adding = this.statements.sql(ADD, ITEM);

  constructor(
    private readonly statements: Statements,
    private readonly repositories: Repositories,
    private readonly clock: Clock,
  ) {
    super();
  }

  of(userId: string): Promise<CartItem[]> {
    return this.ofUser.many({ userId });
  }

  find(userId: string, id: string): Promise<CartItem | undefined> {
    return this.byId.one({ userId, id });
  }

  hasProduct(userId: string, productId: string): Promise<boolean> {
    return this.repositories.read(CartItemEntity).existsBy({ userId, productId });
  }

  async add(userId: string, item: CartItem, most: number): Promise<CartItem | undefined> {
    const { id, productId, quantity } = item;
    const values = [id, userId, productId, quantity, this.clock.now(), most, cartRules.maxProducts];
    const [added] = await this.adding.writeAlone(values);
    return added;
  }

  async setQuantity(userId: string, id: string, quantity: number): Promise<CartItem | undefined> {
    const result = await this.repositories
      .writeAlone(CartItemEntity)
      .createQueryBuilder()
      .update()
      .set({ quantity })
      .where({ userId, id })
      .returning([...PROPERTIES])
      .execute();
    const [changed] = this.statements.returned(result, ITEM);
    return changed;
  }

  async delete(userId: string, id: string): Promise<boolean> {
    const { affected } = await this.repositories.writeAlone(CartItemEntity).delete({ userId, id });
    return affected === 1;
  }
}
