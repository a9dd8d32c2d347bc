import type { AnyQuery } from '../../../../platform/database/statements.js';
import { CartItemEntity } from './cart-item.entity.js';

/**
 * The items of the cart of the parameter `userId`, oldest first. The subquery hides the user from the planner: it
 * would plan each call anew, which takes longer than the read, because one cart looks smaller than the average.
 */
export const itemsOfUser = (query: AnyQuery): AnyQuery =>
  query
    .from(CartItemEntity, 'item')
    .where('item.userId = (SELECT :userId::uuid)')
    .orderBy('item.createdAt')
    .addOrderBy('item.id');
