import {
  isReceived,
  isReturnStepLegal,
  type ReturnReason,
  type ReturnState,
  type ReturnStep,
} from '../../../../common/contract/order-return.js';
import { unitsOf } from '../../../../common/format/units.js';
import { InvalidInput } from '../../../kernel/domain-error.js';
import {
  IllegalReturnStep,
  MoreThanRequested,
  NothingReceived,
  RefundUnderWay,
  UnknownReturnLine,
} from './return-errors.js';

/** Units of one order line. */
export interface ReturnUnits {
  readonly lineId: string;
  readonly quantity: number;
}

/** Units of an order line that a shopper wants to send back. */
export interface ReturnLine extends ReturnUnits {
  /** How many of them came back; null until the return is received. */
  readonly received: number | null;
  /** Whether those are in stock again, or written off; false until the return is received. */
  readonly isRestocked: boolean;
}

/** What a shopper sends back of one order. */
export interface OrderReturn {
  readonly id: string;
  readonly orderId: string;
  /** Counts the returns of its order from 1. */
  readonly number: number;
  /** Of the form; the same key twice is one return. */
  readonly requestKey: string;
  readonly state: ReturnState;
  readonly reason: ReturnReason;
  /** What the shopper wrote. */
  readonly note: string;
  /** What staff answered; empty where they approved without a text. */
  readonly answer: string;
  readonly requestedAt: Date;
  readonly lines: readonly ReturnLine[];
  /** The refund of what was received; null until it is requested. */
  readonly refundId: string | null;
}

/** What came back of a line. */
export interface ReceivedUnits extends ReturnUnits {
  /** Whether the units go back in stock; else they are written off. */
  readonly restock: boolean;
}

/** The units that came back. */
export function receivedUnits({ lines }: Pick<OrderReturn, 'lines'>): ReturnUnits[] {
  return lines
    .map(({ lineId, received }) => ({ lineId, quantity: received ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
}

/**
 * The units that a return takes of its order: what was asked, and once it is received what came back;
 * none of one that was declined or withdrawn.
 */
export function takenUnits(orderReturn: Pick<OrderReturn, 'lines' | 'state'>): ReturnUnits[] {
  const { lines, state } = orderReturn;
  if (state === 'declined' || state === 'withdrawn') return [];
  return isReceived(state) ? receivedUnits(orderReturn) : [...lines];
}

/** @throws IllegalReturnStep */
export function approved(orderReturn: OrderReturn, answer: string): OrderReturn {
  assertStep('approve', orderReturn);
  return { ...orderReturn, state: 'approved', answer };
}

/** @throws IllegalReturnStep */
export function declined(orderReturn: OrderReturn, answer: string): OrderReturn {
  assertStep('decline', orderReturn);
  return { ...orderReturn, state: 'declined', answer };
}

/** @throws IllegalReturnStep */
export function withdrawn(orderReturn: OrderReturn): OrderReturn {
  assertStep('withdraw', orderReturn);
  return { ...orderReturn, state: 'withdrawn' };
}

/**
 * Records what came back; a line that is not named did not. Fewer units than requested are possible.
 * @throws IllegalReturnStep, UnknownReturnLine, MoreThanRequested, NothingReceived
 */
export function received(orderReturn: OrderReturn, units: readonly ReceivedUnits[]): OrderReturn {
  assertStep('receive', orderReturn);
  assertEachOnce(units);
  if (unitsOf(units) === 0) throw new NothingReceived();
  for (const { lineId, quantity } of units) {
    const line = orderReturn.lines.find((each) => each.lineId === lineId);
    if (!line) throw new UnknownReturnLine();
    if (quantity > line.quantity) throw new MoreThanRequested(line.quantity);
  }
  const lines = orderReturn.lines.map((line) => {
    const back = units.find(({ lineId }) => lineId === line.lineId);
    const quantity = back?.quantity ?? 0;
    return { ...line, received: quantity, isRestocked: quantity > 0 && back?.restock === true };
  });
  return { ...orderReturn, state: 'received', lines };
}

/** @throws IllegalReturnStep, RefundUnderWay */
export function assertReturnRefundable(orderReturn: OrderReturn): void {
  assertStep('refund', orderReturn);
  if (orderReturn.refundId !== null) throw new RefundUnderWay();
}

/** Ends a return that no refund of its own ends. @throws IllegalReturnStep */
export function closed(orderReturn: OrderReturn): OrderReturn {
  assertStep('close', orderReturn);
  return { ...orderReturn, state: 'closed' };
}

/**
 * The return with the refund of what was received: `refunded` once that is confirmed; otherwise `closed`
 * stays, and every other state is `received`.
 */
export function withRefund(
  orderReturn: OrderReturn,
  refund: { readonly id: string; readonly isConfirmed: boolean },
): OrderReturn {
  return {
    ...orderReturn,
    refundId: refund.id,
    state: refund.isConfirmed ? 'refunded' : unrefunded(orderReturn),
  };
}

const unrefunded = ({ state }: OrderReturn): ReturnState =>
  state === 'closed' ? 'closed' : 'received';

/** @throws InvalidInput */
export function assertEachOnce(lines: readonly ReturnUnits[]): void {
  if (new Set(lines.map(({ lineId }) => lineId)).size < lines.length) {
    throw InvalidInput.field('lines', 'Each line may be named once');
  }
}

/** How the order's history tells of what came back. */
export function receivedDetail({ number, lines }: OrderReturn): string {
  const units = unitsOf(receivedUnits({ lines }));
  const inStock = unitsOf(receivedUnits({ lines: lines.filter(({ isRestocked }) => isRestocked) }));
  return `return ${number} received: ${units} of ${unitsOf(lines)} units, ${inStock} back in stock`;
}

function assertStep(step: ReturnStep, { state }: OrderReturn): void {
  if (!isReturnStepLegal(step, state)) throw new IllegalReturnStep(step, state);
}
