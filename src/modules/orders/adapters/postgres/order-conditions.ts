import { containsPattern } from '../../../../platform/database/contains-pattern.js';
import { isId } from '../../../../kernel/ids.js';
import type { Query } from '../../../../platform/database/statements.js';
import type { OrderFilter } from '../../ports/order-queries.js';
import { OrderEntity } from './order.entity.js';

/** Selects the orders of a filter, as the alias `orders`; every condition has its index. */
export function ordersOf(query: Query, filter: OrderFilter): Query {
  const { status, from, before, searchTerm } = filter;
  query.from(OrderEntity, 'orders');
  if (status) query.andWhere('orders.status = :status', { status });
  if (from) query.andWhere('orders.createdAt >= :from', { from });
  if (before) query.andWhere('orders.createdAt < :before', { before });
  return searchTerm ? searched(query, searchTerm.trim()) : query;
}

function searched(query: Query, term: string): Query {
  const isWholeId: boolean = isId(term);
  if (isWholeId) return query.andWhere('orders.id = :term', { term });
  if (/^#?\d{6,9}$/.test(term)) {
    return query.andWhere('orders.number = :term', { term: Number(term.replace('#', '')) });
  }
  if (/^pi_\w+$/.test(term)) return query.andWhere('orders.transactionId = :term', { term });
  return query.andWhere(`lower(orders.fullName || ' ' || orders.email) LIKE :term`, {
    term: containsPattern(term.toLowerCase()),
  });
}
