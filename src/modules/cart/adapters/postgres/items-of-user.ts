import { hiddenValue } from '../../../../platform/database/hidden-value.js';
import type { AnyQuery } from '../../../../platform/database/statements.js';
import { CartItemEntity } from './cart-item.entity.js';

/** The items of the cart of the parameter `userId`, oldest first. */
export const itemsOfUser = (query: AnyQuery): AnyQuery =>
  query
    .from(CartItemEntity, 'item')
    .where(`item.userId = ${hiddenValue('userId', 'uuid')}`)
    .orderBy('item.createdAt')
    .addOrderBy('item.id');
