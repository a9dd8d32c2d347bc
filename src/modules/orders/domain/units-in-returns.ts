import { unitsOf } from '../../../../common/format/units.js';
import { UnitsAreInReturn } from './order-errors.js';
import type { RefundableOrder, RefundedUnits } from './order-refund.js';

/** Units of an order line that a return has taken and no refund. */
export interface UnitsInReturn {
  /** Of the return; counts those of the order from 1. */
  readonly number: number;
  /** The order line's id. */
  readonly lineId: string;
  readonly quantity: number;
}

/**
 * Units of a return are refunded with the return, which has put them in stock or will: a refund by hand
 * beside it would do so twice.
 * @param refunded the units of all refunds, with those of `wanted`
 * @throws UnitsAreInReturn
 */
export function assertInNoReturn(
  wanted: readonly Pick<RefundedUnits, 'lineId'>[],
  order: Pick<RefundableOrder, 'lines'>,
  refunded: readonly Pick<RefundedUnits, 'lineId' | 'quantity'>[],
  inReturns: readonly UnitsInReturn[],
): void {
  for (const { id, name, quantity } of order.lines) {
    if (!wanted.some(({ lineId }) => lineId === id)) continue;
    const own = inReturns.filter(({ lineId }) => lineId === id);
    const units = unitsOf(own);
    if (units > quantity - unitsOf(refunded.filter(({ lineId }) => lineId === id))) {
      const returns = own.map(({ number }) => number);
      throw new UnitsAreInReturn({ name, units, returns });
    }
  }
}
