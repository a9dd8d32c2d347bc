import { CURRENCY } from '../../../../../common/contract/order.js';
import type { NewHistoryEntry } from '../../domain/order-history.js';
import type { NewOrder } from '../../domain/order.js';
import type { OrderHistoryEntity } from './order-history.entity.js';
import type { OrderLineEntity } from './order-line.entity.js';
import type { OrderEntity } from './order.entity.js';

/*
 * A column that the domain lacks is a compile-time error here; a property that the table lacks,
 * where the rows are written.
 */

/** The columns of a new order but for its number, which the database gives. */
export function toOrderRow(order: NewOrder) {
  const { snapshot, status, paymentStatus, lostCents, partRefundedCents } = order;
  const { lines: _lines, customerDetails, placedAt, ...sale } = snapshot;
  const state = { status, paymentStatus, lostCents, partRefundedCents };
  const row = {
    ...sale,
    ...customerDetails,
    ...state,
    currency: CURRENCY,
    createdAt: placedAt,
  };
  return row satisfies Omit<OrderEntity, 'number'>;
}

/** The lines of a new order, numbered by their position. */
export function toLineRows({ snapshot: { id, lines } }: NewOrder) {
  return lines.map(
    (line, position) => ({ ...line, orderId: id, position }) satisfies OrderLineEntity,
  );
}

/**
 * An entry about a parcel or a return is stored as one about the stock: release 0.2.0 refuses to read
 * orders with a topic that it does not know. Its detail begins with that word, which no other entry's does.
 */
export function toHistoryRow(orderId: string, { by, what, ...entry }: NewHistoryEntry) {
  const stored = what === 'parcel' || what === 'return' ? 'stock' : what;
  return { ...entry, what: stored, orderId, userId: by } satisfies Omit<OrderHistoryEntity, 'id'>;
}
