import type { OrderReturn } from '../../data/records';
import {
  type Refundable,
  type RefundChoice,
  refundTotal,
  withPreset,
} from '../refunds/refund-form';

interface RefundOfReturn {
  readonly delivery: boolean;
  /** In dollars; undefined where the units were refunded otherwise. */
  readonly total: number | undefined;
}

/** The refund of what was received. `ticked` is undefined until somebody decides about the delivery. */
export function refundOfReturn(
  order: Refundable,
  { lines }: Pick<OrderReturn, 'lines'>,
  ticked: boolean | undefined,
): RefundOfReturn {
  const units = Object.fromEntries(lines.map(({ lineId, received }) => [lineId, received ?? 0]));
  const choice: RefundChoice = { by: 'lines', units, delivery: false, amount: '' };
  const delivery = ticked ?? withPreset(order, choice).delivery;
  const isLeft = order.refundable.lines.every(
    ({ lineId, quantity, refundedUnits }) => (units[lineId] ?? 0) <= quantity - refundedUnits,
  );
  return { delivery, total: isLeft ? refundTotal(order, { ...choice, delivery }) : undefined };
}
