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
  return contentOf(order, refund, {
    subject: `Refund of order ${order.number}`,
    heading: 'Your refund is on its way',
    texts: [text],
    link,
  });
}

/** The email about a refund that the bank has returned, whose customer has read that it is on its way. */
export function toReturnedRefundEmail(
  order: OrderRecord,
  refund: OrderRefundRecord,
  link: string,
): EmailContent {
  return contentOf(order, refund, {
    subject: `Refund of order ${order.number} did not arrive`,
    heading: 'Your bank returned your refund',
    texts: [
      `We sent ${moneyText(refund.amountCents)} back to the card you paid with, and your bank returned it.`,
      'We still owe you this money and will send it again. If the card was closed or replaced, reply to this email, so that it reaches you another way.',
    ],
    link,
  });
}

interface RefundTexts {
  readonly subject: string;
  readonly heading: string;
  /** One for each paragraph. */
  readonly texts: readonly [string, ...string[]];
  readonly link: string;
}

function contentOf(
  order: OrderRecord,
  refund: OrderRefundRecord,
  { subject, heading, texts, link }: RefundTexts,
): EmailContent {
  return {
    subject,
    preview: texts[0],
    blocks: [
      { kind: 'heading', text: heading },
      { kind: 'paragraph', text: `Hello ${order.customerDetails.fullName},` },
      ...texts.map((text) => ({ kind: 'paragraph', text }) satisfies EmailBlock),
      { kind: 'button', label: 'View my order', url: link },
      { kind: 'facts', rows: [['Order', String(order.number)]] },
      ...refunded(order, refund),
      { kind: 'total', label: 'Refund', amount: moneyText(refund.amountCents) },
    ],
    reason: `You get this email because you placed order ${order.number}.`,
  };
}

/** The lines and the delivery; nothing of a free amount. */
function refunded({ lines: bought }: OrderRecord, { part }: OrderRefundRecord): EmailBlock[] {
  const rows = (part?.lines ?? []).map(({ lineId, quantity, amountCents }) => {
    const line = bought.find(({ id }) => id === lineId);
    return {
      title: line?.name ?? '',
      detail: `${quantity} ×`,
      amount: moneyText(amountCents),
      image: line?.image ?? null,
    };
  });
  const delivery = part?.deliveryCents ?? 0;
  return [
    ...(rows.length > 0 ? [{ kind: 'lines', rows } satisfies EmailBlock] : []),
    ...(delivery > 0
      ? [{ kind: 'facts', rows: [['Shipping', moneyText(delivery)]] } satisfies EmailBlock]
      : []),
  ];
}
