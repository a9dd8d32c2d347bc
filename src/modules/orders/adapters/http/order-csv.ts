import { carrierNameOf } from '../../../../../common/contract/parcel.js';
import { refundReasonLabel } from '../../../../../common/contract/refund.js';
import { isoIn } from '../../../../../common/format/zoned-time.js';
import { toDollars } from '../../../../kernel/money.js';
import type { CsvCell } from '../../../../platform/csv/csv.js';
import type { Parcel } from '../../domain/parcel.js';
import { refundedCents } from '../../domain/order-refund.js';
import { deliveryNetCents, lineNetCents } from '../../domain/order-snapshot.js';
import type { ExportedOrder, OrderRefundRecord } from '../../ports/order-queries.js';

/**
 * Goods and delivery without tax, and the tax, add up to `totalPrice`, and to what the books enter of the order. Money in dollars,
 * times in ISO 8601 with the offset of the shop's time zone. `refunded` is what refunds gave back, and is confirmed.
 */
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
  'currency',
  'goodsWithoutTax',
  'deliveryWithoutTax',
  'tax',
  'deliveryMethod',
  'tracking',
] as const;

export function orderCells(order: ExportedOrder, timeZone: string): CsvCell[] {
  const { customerDetails: to } = order;
  const goods = order.lines.reduce((sum, line) => sum + lineNetCents(line, order), 0);
  return [
    order.number,
    isoIn(timeZone, order.createdAt),
    order.status,
    order.paymentStatus,
    dollars(order.totalCents),
    dollars(order.shippingCents),
    order.lines.map(({ quantity, name }) => `${quantity} × ${name}`).join('; '),
    to.fullName,
    to.email,
    to.phone,
    to.address,
    to.city,
    to.state,
    to.zip,
    order.isAbroad ? order.country : null,
    order.userName,
    order.userEmail,
    order.transactionId,
    order.id,
    dollars(order.discountCents),
    order.discountCode,
    dollars(refundedCents(order.refunds, ({ status }) => status === 'refunded')),
    order.refunds.map((refund) => refundText(refund, timeZone)).join('; '),
    order.currency,
    dollars(goods - (order.taxCents - order.shippingTaxCents)),
    dollars(deliveryNetCents(order) - order.shippingTaxCents),
    dollars(order.taxCents),
    order.shippingMethod,
    order.parcels.map(trackingText).filter(Boolean).join('; '),
  ];
}

/** For example `2026-11-26T06:10:59.000Z 5.00 Goodwill (refunded)`. */
function refundText(
  { at, amountCents, reason, status }: OrderRefundRecord,
  timeZone: string,
): string {
  const amount = dollars(amountCents);
  return `${isoIn(timeZone, at)} ${amount} ${refundReasonLabel(reason)} (${status})`;
}

/** For example `UPS 1Z999`. */
function trackingText(parcel: Parcel): string {
  return [carrierNameOf(parcel), parcel.trackingNumber].filter(Boolean).join(' ');
}

const dollars = (cents: number) => toDollars(cents).toFixed(2);
