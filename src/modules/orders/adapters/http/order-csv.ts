import { refundReasonLabel } from '../../../../../common/contract/refund.js';
import { toDollars } from '../../../../kernel/money.js';
import type { CsvCell } from '../../../../platform/csv/csv.js';
import { refundedCents } from '../../domain/order-refund.js';
import type { ExportedOrder, OrderRefundRecord } from '../../ports/order-queries.js';

/** Money in dollars, times in ISO 8601 and UTC. `refunded` is what refunds gave back, and is confirmed. */
export const ORDER_CSV_COLUMNS = [
  'number',
  'createdAt',
  'status',
  'paymentStatus',
  'totalPrice',
  'shippingCharge',
  'products',
  'fullName',
  'email',
  'phone',
  'address',
  'city',
  'state',
  'zip',
  'country',
  'userName',
  'userEmail',
  'transactionId',
  'id',
  'discount',
  'discountCode',
  'refunded',
  'refunds',
] as const;

export function orderCells(order: ExportedOrder): CsvCell[] {
  const { customerDetails: to } = order;
  return [
    order.number,
    order.createdAt.toISOString(),
    order.status,
    order.paymentStatus,
    dollars(order.totalCents),
    dollars(order.shippingCents),
    order.lines.map(({ quantity, name }) => `${quantity} × ${name}`).join('; '),
    ...[to.fullName, to.email, to.phone, to.address, to.city, to.state, to.zip],
    order.isAbroad ? order.country : null,
    order.userName,
    order.userEmail,
    order.transactionId,
    order.id,
    dollars(order.discountCents),
    order.discountCode,
    dollars(refundedCents(order.refunds, ({ status }) => status === 'refunded')),
    order.refunds.map(refundText).join('; '),
  ];
}

/** For example `2026-11-26T06:10:59.000Z 5.00 Goodwill (refunded)`. */
function refundText({ at, amountCents, reason, status }: OrderRefundRecord): string {
  return `${at.toISOString()} ${dollars(amountCents)} ${refundReasonLabel(reason)} (${status})`;
}

const dollars = (cents: number) => toDollars(cents).toFixed(2);
