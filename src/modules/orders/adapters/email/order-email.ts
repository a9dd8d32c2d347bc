import { moneyBackText } from '../../../../../common/contract/order.js';
import { isStandingRefund } from '../../../../../common/contract/refund.js';
import type { EmailBlock, EmailContent } from '../../../../platform/mailer/email-block.js';
import { isCanceledOrReturned, type OrderStatus } from '../../domain/order-status.js';
import { refundedCents } from '../../domain/order-refund.js';
import type { OrderRecord } from '../../ports/order-queries.js';
import { toLastParcelEmail } from './parcel-email.js';
import {
  moneyText,
  type OrderEmailContext,
  orderFacts,
  reasonOf,
  charges,
  shippingTo,
  toEmailLine,
  trackingBlocks,
} from './purchase-blocks.js';

/** Texts of each status; `{refund}` says what goes back. */
const TEXTS: Record<OrderStatus, { subject: string; heading: string; text: string }> = {
  pending: {
    subject: 'Order {number} confirmed',
    heading: 'Thank you for your order',
    text: 'We have received your payment and are preparing your order for delivery.',
  },
  shipped: {
    subject: 'Order {number} is on the way',
    heading: 'Your order is on the way',
    text: 'We have handed your order to the carrier.',
  },
  delivered: {
    subject: 'Order {number} was delivered',
    heading: 'Your order was delivered',
    text: 'We hope you enjoy training with it. If anything is not as it should be, just reply.',
  },
  canceled: {
    subject: 'Order {number} was canceled',
    heading: 'Your order was canceled',
    text: 'Nothing will be sent. {refund}',
  },
  returned: {
    subject: 'We have received your return of order {number}',
    heading: 'Your return is complete',
    text: '{refund}',
  },
};

/**
 * The email for a status of an order; of one that was shipped in several parcels it is about the last
 * one, because each has its own, and of one with refunded units about what was sent.
 */
export function toOrderEmail(
  order: OrderRecord,
  status: OrderStatus,
  context: OrderEmailContext,
): EmailContent {
  const ofParcel = status === 'shipped' && toLastParcelEmail(order, context);
  if (ofParcel) return ofParcel;
  const parcel = status === 'shipped' ? order.parcels.at(-1) : undefined;
  const texts = TEXTS[status];
  const to = order.customerDetails;
  const text = texts.text.replace('{refund}', moneyBackText(restCents(order), order.totalCents));
  const isRefunded = isCanceledOrReturned(status);
  return {
    subject: texts.subject.replace('{number}', String(order.number)),
    preview: text,
    blocks: [
      { kind: 'heading', text: texts.heading },
      { kind: 'paragraph', text: `Hello ${to.fullName},` },
      { kind: 'paragraph', text },
      ...(parcel ? trackingBlocks(parcel) : []),
      { kind: 'button', label: 'View my order', url: context.link },
      ...purchase(order, isRefunded, context),
      ...(isRefunded ? [] : [shippingTo(order)]),
    ],
    reason: reasonOf(order),
  };
}

function purchase(
  order: OrderRecord,
  isRefunded: boolean,
  { timeZone }: OrderEmailContext,
): EmailBlock[] {
  return [
    orderFacts(order, timeZone),
    { kind: 'lines', rows: order.lines.map((line) => toEmailLine(line, line.quantity)) },
    { kind: 'facts', rows: charges(order) },
    ...(isRefunded ? refundOfRest(order) : [total('Total', order.totalCents)]),
  ];
}

const total = (label: string, cents: number): EmailBlock => ({
  kind: 'total',
  label,
  amount: moneyText(cents),
});

/** What parts of the payment gave back, in cents, before the refund of all that remained. */
function refundedBefore({ refunds }: OrderRecord): number {
  return refundedCents(refunds, (refund) => refund.part !== null && isStandingRefund(refund));
}

/** What goes back with the status; nothing where the bank has given the payment back. */
function restCents(order: OrderRecord): number {
  return order.paymentStatus === 'dispute_lost' ? 0 : order.totalCents - refundedBefore(order);
}

function refundOfRest(order: OrderRecord): EmailBlock[] {
  const [before, rest] = [refundedBefore(order), restCents(order)];
  return [
    ...(before > 0
      ? [{ kind: 'facts', rows: [['Refunded before', moneyText(before)]] } satisfies EmailBlock]
      : []),
    rest > 0 ? total('Refund', rest) : total('Total', order.totalCents),
  ];
}
