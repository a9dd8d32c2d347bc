import type { AnyQuery } from '../../../../platform/database/statements.js';
import { DiscountUseCountEntity, LateDiscountUseEntity } from './entities.js';

/** The number of all uses of each code, as triggers count them. */
export const countedUses = (query: AnyQuery): AnyQuery =>
  query
    .select('count.code', 'code')
    .addSelect('sum(count.uses)::int', 'total')
    .from(DiscountUseCountEntity, 'count')
    .groupBy('count.code');

/** The times for which the customer's checkouts held the code, those that end after `since`, as `holds`. */
export const heldSince = (query: AnyQuery): AnyQuery =>
  query
    .select(
      `json_agg(json_build_object('from', checkout.created_at, 'isBought', checkout.status = 'completed',
         'until', least(checkout.held_until, checkout.closed_at)))`,
      'holds',
    )
    .from('checkout', 'checkout')
    .where('checkout.user_id = :userId AND checkout.held_until > :since')
    // The first condition is that of the partial index.
    .andWhere(`(checkout.pricing ->> 'code') IS NOT NULL AND checkout.pricing ->> 'code' = :code`);

/** The number of late uses of each code that has some. */
export const lateUses = (query: AnyQuery): AnyQuery =>
  query
    .select('late.code', 'code')
    .addSelect('count(*)::int', 'uses')
    .from(LateDiscountUseEntity, 'late')
    .innerJoin('orders', 'orders', `orders.id = late.orderId AND orders.status <> 'canceled'`)
    .groupBy('late.code');

/**
 * Selects from the uses of codes, as `used`: the open checkouts and the orders with one. They are read in one
 * statement, as two would count an order twice that commits between them.
 */
export function fromUses(query: AnyQuery): AnyQuery {
  const parts = [openHolds(query.createQueryBuilder()), standingOrders(query.createQueryBuilder())];
  return query.from(`(${parts.map((part) => part.getQuery()).join(' UNION ALL ')})`, 'used');
}

/** The condition is that of the partial index, and so is the next one. */
const openHolds = (query: AnyQuery) =>
  query
    .select(`checkout.pricing ->> 'code'`, 'code')
    .addSelect('checkout.user_id', 'user_id')
    .addSelect('true', 'is_hold')
    .addSelect('false', 'is_late')
    .from('checkout', 'checkout')
    .where(`checkout.status = 'open' AND (checkout.pricing ->> 'code') IS NOT NULL`);

const standingOrders = (query: AnyQuery) =>
  query
    .select('orders.discount_code', 'code')
    .addSelect('orders.user_id', 'user_id')
    .addSelect('false', 'is_hold')
    .addSelect('late.order_id IS NOT NULL', 'is_late')
    .from('orders', 'orders')
    .leftJoin(LateDiscountUseEntity, 'late', 'late.order_id = orders.id')
    .where(`orders.discount_code IS NOT NULL AND orders.status <> 'canceled'`);
