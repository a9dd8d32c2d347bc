import { REFUND_ARRIVAL } from '../../../../../common/contract/order.js';
import type { EmailBlock, EmailContent } from '../../../../platform/mailer/email-block.js';
import type { OrderRecord, OrderRefundRecord } from '../../ports/order-queries.js';
import { moneyText } from './purchase-blocks.js';

/** The email about the refund of a part of an order. `link` is the URL of the order. */
export function toRefundEmail(
  order: OrderRecord,
  refund: OrderRefundRecord,
  link: string,
): EmailContent {
  const text = `We have sent ${moneyText(refund.amountCents)} back to the card you paid with. It arrives ${REFUND_ARRIVAL}.`;
  return {
    subject: `Refund of order ${order.number}`,
    preview: text,
    blocks: [
      { kind: 'heading', text: 'Your refund is on its way' },
      { kind: 'paragraph', text: `Hello ${order.customerDetails.fullName},` },
      { kind: 'paragraph', text },
      { kind: 'button', label: 'View my orders', url: link },
      { kind: 'facts', rows: [['Order', String(order.number)]] },
      ...refunded(order, refund),
      { kind: 'total', label: 'Refund', amount: moneyText(refund.amountCents) },
    ],
    reason: `You get this email because you placed order ${order.number}.`,
  };
}

/** The lines and the delivery; nothing of a free amount. */
function refunded({ lines: bought }: OrderRecord, { part }: OrderRefundRecord): EmailBlock[] {
  const rows = (part?.lines ?? []).map(({ lineId, quantity, amountCents }) => ({
    title: bought.find(({ id }) => id === lineId)?.name ?? '',
    detail: `${quantity} ×`,
    amount: moneyText(amountCents),
  }));
  const delivery = part?.deliveryCents ?? 0;
  return [
    ...(rows.length > 0 ? [{ kind: 'lines', rows } satisfies EmailBlock] : []),
    ...(delivery > 0
      ? [{ kind: 'facts', rows: [['Shipping', moneyText(delivery)]] } satisfies EmailBlock]
      : []),
  ];
}
