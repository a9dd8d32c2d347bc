import type { Ids } from '../../../kernel/ids.js';
import type { NewOrder } from '../domain/order.js';
import type { OrderSnapshot } from '../domain/order-snapshot.js';

/** Gives a new order its id, and one to each of its lines. */
export function withIds(
  snapshot: OrderSnapshot & Pick<NewOrder['snapshot'], 'placedAt' | 'returnDays'>,
  ids: Ids,
): NewOrder['snapshot'] {
  const id = ids.next();
  return { ...snapshot, id, lines: snapshot.lines.map((line) => ({ ...line, id: ids.next() })) };
}
