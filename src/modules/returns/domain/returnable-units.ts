import { dayAfter, dayIn, startOfDayIn } from '../../../../common/format/zoned-time.js';
import { unitsOf } from '../../../../common/format/units.js';
import { type OrderReturn, type ReturnUnits, takenUnits } from './order-return.js';

/** Units of an order that were delivered together. */
export interface DeliveredUnits {
  readonly at: Date;
  readonly lines: readonly ReturnUnits[];
}

/** An order as far as its returns need it. */
export interface ReturnableOrder {
  readonly id: string;
  readonly lines: readonly {
    readonly id: string;
    readonly name: string;
    readonly quantity: number;
  }[];
  readonly deliveries: readonly DeliveredUnits[];
  /** Units that refunds took, other than those of returns. */
  readonly refunded: readonly ReturnUnits[];
  /** How many days after a delivery its units can be returned; none where it is 0. */
  readonly returnDays: number;
  /** Of the shop, whose days these are. */
  readonly timeZone: string;
}

/** The units of a line that can be returned now. */
export interface ReturnableUnits extends ReturnUnits {
  /** The end of the return window of those that were delivered first. */
  readonly until: Date;
}

/** The end of the last day of a return window, in the shop's time zone, as all dates of the shop are shown. */
export function windowEnd(
  deliveredAt: Date,
  { returnDays, timeZone }: Pick<ReturnableOrder, 'returnDays' | 'timeZone'>,
): Date {
  const after = dayAfter(dayIn(timeZone, deliveredAt), returnDays + 1);
  return new Date(startOfDayIn(timeZone, after).getTime() - 1);
}

/** Lines without such units are left out. */
export function returnableUnits(
  order: ReturnableOrder,
  returns: readonly Pick<OrderReturn, 'lines' | 'state' | 'requestedAt'>[],
  now: Date,
): ReturnableUnits[] {
  if (order.returnDays === 0) return [];
  return order.lines.flatMap(({ id: lineId, quantity }) => {
    const batches = batchesOf(order, lineId);
    const delivered = batches.reduce((sum, { left }) => sum + left, 0);
    for (const each of returns) {
      // Of what could be returned when it was requested, the first to expire.
      const own = unitsOfLine(takenUnits(each), lineId);
      take(own, [...batches.filter(isOpenAt(each.requestedAt)), ...batches]);
    }
    // What was refunded before it was delivered is none of it; units of closed returns are taken already.
    const others = quantity - delivered + closedUnits(returns, lineId);
    take(Math.max(0, unitsOfLine(order.refunded, lineId) - others), batches);
    const open = batches.filter((batch) => batch.left > 0 && isOpenAt(now)(batch));
    const [first] = open;
    if (!first) return [];
    const left = open.reduce((sum, batch) => sum + batch.left, 0);
    return { lineId, quantity: left, until: first.until };
  });
}

/** Units of a line that were delivered together; `left` of them are still with the shopper. */
interface Batch {
  readonly at: Date;
  readonly until: Date;
  left: number;
}

/** The first to expire first. */
function batchesOf(order: ReturnableOrder, lineId: string): Batch[] {
  return order.deliveries
    .map(({ at, lines }) => ({
      at,
      until: windowEnd(at, order),
      left: unitsOfLine(lines, lineId),
    }))
    .sort((one, other) => one.at.getTime() - other.at.getTime());
}

const isOpenAt =
  (time: Date) =>
  ({ at, until }: Batch): boolean =>
    at <= time && time <= until;

function take(units: number, batches: readonly Batch[]): void {
  let wanted = units;
  for (const batch of batches) {
    const taken = Math.min(wanted, batch.left);
    batch.left -= taken;
    wanted -= taken;
  }
}

function closedUnits(
  returns: readonly Pick<OrderReturn, 'lines' | 'state'>[],
  lineId: string,
): number {
  const closed = returns.filter(({ state }) => state === 'closed');
  return unitsOfLine(closed.flatMap(takenUnits), lineId);
}

function unitsOfLine(lines: readonly ReturnUnits[], lineId: string): number {
  return unitsOf(lines.filter((line) => line.lineId === lineId));
}
