import { Money } from '../../../../kernel/money.js';
import type { CsvCell } from '../../../../platform/csv/csv.js';
import type { ExportedOrder } from '../../ports/order-queries.js';

/** Money in dollars, times in ISO 8601 and UTC. */
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
  ];
}

const dollars = (cents: number) => Money.ofCents(cents).dollars.toFixed(2);
