import type { AnyQuery } from '../../../../platform/database/statements.js';
import type { OrderFilter } from '../../ports/order-queries.js';
import { OrderEntity } from './order.entity.js';

/** Selects the orders of a filter, without its search, as the alias `orders`; every condition has its index. */
export function ordersOf(query: AnyQuery, filter: Omit<OrderFilter, 'searchTerm'>): AnyQuery {
  const { status, paymentStatus, from, before } = filter;
  query.from(OrderEntity, 'orders').where('true');
  if (status) query.andWhere('orders.status = :status', { status });
  if (paymentStatus) query.andWhere('orders.paymentStatus = :paymentStatus', { paymentStatus });
  if (from) query.andWhere('orders.createdAt >= :from', { from });
  if (before) query.andWhere('orders.createdAt < :before', { before });
  return query;
}
