import { MONEY_BACK } from '../../../../../common/contract/order.js';
import { Money } from '../../../../kernel/money.js';
import type { EmailBlock, EmailContent } from '../../../../platform/mailer/email-block.js';
import type { OrderStatus } from '../../domain/order-status.js';
import type { OrderRecord } from '../../ports/order-queries.js';

/** Texts of each status; `refund` is added where the payment is refunded. */
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
    text: `Nothing will be sent. ${MONEY_BACK}`,
  },
  returned: {
    subject: 'We have received your return of order {number}',
    heading: 'Your return is complete',
    text: MONEY_BACK,
  },
};

const money = (cents: number) => Money.ofCents(cents).toString();

/** The email for a status of an order. `link` is the URL of the order. */
export function toOrderEmail(order: OrderRecord, status: OrderStatus, link: string): EmailContent {
  const texts = TEXTS[status];
  const to = order.customerDetails;
  const isRefunded = status === 'canceled' || status === 'returned';
  return {
    subject: texts.subject.replace('{number}', String(order.number)),
    preview: texts.text,
    blocks: [
      { kind: 'heading', text: texts.heading },
      { kind: 'paragraph', text: `Hello ${to.fullName},` },
      { kind: 'paragraph', text: texts.text },
      { kind: 'button', label: 'View my orders', url: link },
      ...purchase(order, isRefunded),
      ...(isRefunded ? [] : [shippingTo(order)]),
    ],
    reason: `You get this mail because you placed order ${order.number}.`,
  };
}

function purchase(order: OrderRecord, isRefunded: boolean): EmailBlock[] {
  return [
    {
      kind: 'facts',
      rows: [
        ['Order', String(order.number)],
        ['Date', order.createdAt.toISOString().slice(0, 10)],
      ],
    },
    {
      kind: 'lines',
      rows: order.lines.map((line) => ({
        title: line.name,
        detail: `${line.quantity} × ${money(line.priceCents)}`,
        amount: money(line.priceCents * line.quantity),
      })),
    },
    { kind: 'facts', rows: [['Shipping', money(order.shippingCents)]] },
    { kind: 'total', label: isRefunded ? 'Refund' : 'Total', amount: money(order.totalCents) },
  ];
}

function shippingTo({ customerDetails: to }: OrderRecord): EmailBlock {
  const town = `${to.city}, ${to.state} ${to.zip}`;
  return {
    kind: 'address',
    title: 'Shipping to',
    lines: [to.fullName, to.address, town, to.phone],
  };
}
