import { REFUND_ARRIVAL } from '../../../../../common/contract/order.js';
import type { EmailBlock, EmailContent } from '../../../../platform/mailer/email-block.js';
import type { ReturnEmail } from '../../../../../common/contract/order-return.js';
import type { ReturnRecord } from '../../ports/return-repository.js';

/** The invariant checks of backups know these emails by the beginning of their subjects. */
const TEXTS: Record<ReturnEmail, { subject: string; heading: string; text: string }> = {
  requested: {
    subject: 'Return of order {number} requested',
    heading: 'We have your request',
    text: 'You have asked to return items of your order. Please keep them until we have answered.',
  },
  approved: {
    subject: 'Return of order {number} approved',
    heading: 'Please send your items back',
    text: `We accept your return. Once we have received the items, what you paid for them goes back to your card, there ${REFUND_ARRIVAL}.`,
  },
  declined: {
    subject: 'Return of order {number} declined',
    heading: 'We cannot accept your return',
    text: 'We have looked at your request and cannot take these items back.',
  },
};

interface ReturnEmailContext {
  /** Where to send the items. */
  readonly instructions: string;
  /** The URL of the order. */
  readonly link: string;
}

/** The email to the shopper about a return. */
export function toReturnEmail(
  email: ReturnEmail,
  orderReturn: ReturnRecord,
  { instructions, link }: ReturnEmailContext,
): EmailContent {
  const { subject, heading, text } = TEXTS[email];
  const { orderNumber, customerName, answer, lines } = orderReturn;
  const order = String(orderNumber);
  const isAnswered = email !== 'requested' && answer !== '';
  return {
    subject: subject.replace('{number}', order),
    preview: text,
    blocks: [
      { kind: 'heading', text: heading },
      { kind: 'paragraph', text: `Hello ${customerName},` },
      { kind: 'paragraph', text },
      ...(email === 'approved' ? paragraph(instructions) : []),
      ...(isAnswered
        ? [{ kind: 'quote', title: 'We wrote:', text: answer } satisfies EmailBlock]
        : []),
      { kind: 'button', label: 'View my order', url: link },
      {
        kind: 'facts',
        rows: [
          ['Order', order],
          ...lines.map(({ name, quantity }) => [name, `${quantity} ×`] as const),
        ],
      },
    ],
    reason: `You get this email because you placed order ${order}.`,
  };
}

const paragraph = (text: string): EmailBlock[] => [{ kind: 'paragraph', text }];
