import { isCanceledOrReturned, type OrderRecord, type ReturnWindow } from '../../orders/index.js';
import type { OrderReturn } from '../domain/order-return.js';
import type { DeliveredUnits, ReturnableOrder } from '../domain/returnable-units.js';

/** The window of today, in days of the shop's time zone. */
export interface ReturnTerms {
  readonly days: number;
  readonly timeZone: string;
}

/** The window that the shop's settings have now. */
export async function termsOf(window: ReturnWindow): Promise<ReturnTerms> {
  return { days: await window.days(), timeZone: await window.timeZone() };
}

/** What the returns of an order need of it. The `days` of today's window are for one that is older than its window. */
export function toReturnableOrder(
  order: OrderRecord,
  returns: readonly Pick<OrderReturn, 'refundId'>[],
  { days, timeZone }: ReturnTerms,
): ReturnableOrder {
  const ofReturns = new Set(returns.map(({ refundId }) => refundId));
  const refunds = order.refunds.filter(({ id }) => !ofReturns.has(id));
  return {
    id: order.id,
    lines: order.lines,
    deliveries: deliveriesOf(order),
    refunded: refunds.flatMap(({ part }) => part?.lines ?? []),
    returnDays: order.returnDays ?? days,
    timeZone,
  };
}

/**
 * An order that was shipped before there were parcels was delivered as a whole; release 0.2.0 delivers an
 * order without telling its parcels.
 */
function deliveriesOf({ status, parcels, lines, history }: OrderRecord): DeliveredUnits[] {
  if (isCanceledOrReturned(status)) return [];
  const delivery = history.findLast(
    ({ what, detail }) => what === 'status' && detail === 'delivered',
  );
  const allAt = status === 'delivered' ? delivery?.at : undefined;
  if (parcels.length > 0) {
    return parcels.flatMap(({ deliveredAt, lines: units }) => {
      const at = deliveredAt ?? allAt;
      return at ? { at, lines: units } : [];
    });
  }
  const all = lines.map(({ id, quantity }) => ({ lineId: id, quantity }));
  return allAt ? [{ at: allAt, lines: all }] : [];
}
