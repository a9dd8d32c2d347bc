import { lineRefundCents, type WithheldReason } from '../../../../common/contract/refund';
import type { Order } from '../../data/records';

/** What the dialog has chosen. Money as typed, in dollars. */
export interface RefundChoice {
  by: 'lines' | 'amount';
  /** The units of each line, by its id. */
  units: Record<string, number>;
  delivery: boolean;
  amount: string;
}

/** What refunds have left of an order. */
export type Refundable = Pick<Order, 'refundable'>;

const toCents = (dollars: number) => Math.round(dollars * 100);

/** The lines that have units left to refund, with their names. */
export function refundableLines({ refundable, products }: Order) {
  return refundable.lines.flatMap((line) => {
    const left = line.quantity - line.refundedUnits;
    const name = products.find(({ _id }) => _id === line.lineId)?.name ?? '';
    return left > 0 ? [{ ...line, left, name }] : [];
  });
}

/** The delivery goes back, too, where all units do and nothing else of it was refunded. */
export function withPreset({ refundable }: Refundable, choice: RefundChoice): RefundChoice {
  const isAll = refundable.lines.every(
    ({ lineId, quantity, refundedUnits }) =>
      (choice.units[lineId] ?? 0) === quantity - refundedUnits,
  );
  return { ...choice, delivery: isAll && refundable.delivery > 0 };
}

/** All that is left to ship: what 'Cancel the rest' refunds. */
export function unshippedUnits({ products }: Order): RefundChoice['units'] {
  return Object.fromEntries(
    products.filter(({ unshipped }) => unshipped > 0).map(({ _id, unshipped }) => [_id, unshipped]),
  );
}

/** What canceling the rest gives back, in dollars, and what of its cost not. */
export interface RestRefund {
  readonly cost: number;
  readonly total: number;
  readonly withheld: number;
  /** Null where nothing is withheld. */
  readonly reason: WithheldReason | null;
}

/** As the server computes it: no more than is left, of which a lost dispute leaves nothing. */
export function restRefund(order: Order, delivery: boolean): RestRefund {
  const { paymentStatus, refundable } = order;
  const choice = { by: 'lines', units: unshippedUnits(order), delivery, amount: '' } as const;
  const cost = refundTotal(order, choice) ?? 0;
  const isLost = paymentStatus === 'dispute_lost';
  const total = isLost ? 0 : Math.min(cost, refundable.total);
  const withheld = (toCents(cost) - toCents(total)) / 100;
  const reason = isLost ? 'dispute_lost' : 'refunded';
  return { cost, total, withheld, reason: withheld > 0 ? reason : null };
}

/** The sum in dollars, as the server computes it; undefined for an amount that is none. */
export function refundTotal({ refundable }: Refundable, choice: RefundChoice): number | undefined {
  if (choice.by === 'amount') {
    return /^\d{1,7}(\.\d{1,2})?$/.test(choice.amount) ? Number(choice.amount) : undefined;
  }
  const cents = refundable.lines.map((line) => {
    const { net, quantity, refundedUnits, refunded } = line;
    const before = { quantity, refundedUnits, refundedCents: toCents(refunded) };
    return lineRefundCents({ ...before, netCents: toCents(net) }, choice.units[line.lineId] ?? 0);
  });
  const delivery = choice.delivery ? toCents(refundable.delivery) : 0;
  return cents.reduce((sum, each) => sum + each, delivery) / 100;
}
