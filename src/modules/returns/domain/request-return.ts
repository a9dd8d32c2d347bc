import { type ReturnReason, returnRules } from '../../../../common/contract/order-return.js';
import { InvalidInput } from '../../../kernel/domain-error.js';
import { assertEachOnce, type OrderReturn, type ReturnUnits } from './order-return.js';
import { MoreThanReturnable, TooManyReturns, UnknownReturnLine } from './return-errors.js';
import { type ReturnableOrder, returnableUnits } from './returnable-units.js';

/** What a shopper wants to send back, and why. */
export interface ReturnRequest {
  readonly requestKey: string;
  readonly lines: readonly ReturnUnits[];
  readonly reason: ReturnReason;
  readonly note: string;
}

/**
 * The next return of an order, beside those before it.
 * @throws InvalidInput, TooManyReturns, UnknownReturnLine, MoreThanReturnable
 */
export function requestedReturn(
  wanted: ReturnRequest,
  order: ReturnableOrder,
  before: readonly OrderReturn[],
  { id, at }: { readonly id: string; readonly at: Date },
): OrderReturn {
  const { lines } = wanted;
  if (lines.length === 0) throw InvalidInput.field('lines', returnRules.lines.required);
  assertEachOnce(lines);
  if (before.length >= returnRules.perOrder.max) throw new TooManyReturns();
  const left = returnableUnits(order, before, at);
  for (const { lineId, quantity } of lines) {
    const line = order.lines.find((each) => each.id === lineId);
    if (!line) throw new UnknownReturnLine();
    const units = left.find((each) => each.lineId === lineId)?.quantity ?? 0;
    if (quantity > units) throw new MoreThanReturnable(line.name, units);
  }
  return {
    ...wanted,
    id,
    orderId: order.id,
    state: 'requested',
    answer: '',
    refundId: null,
    requestedAt: at,
    number: Math.max(0, ...before.map(({ number }) => number)) + 1,
    lines: lines.map((line) => ({ ...line, received: null, isRestocked: false })),
  };
}
