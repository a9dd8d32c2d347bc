import type { EmailContent } from '../../../../platform/mailer/email-block.js';
import type { Parcel } from '../../domain/parcel.js';
import type { OrderRecord } from '../../ports/order-queries.js';
import {
  orderFacts,
  reasonOf,
  shippingTo,
  toEmailLine,
  trackingBlocks,
} from './purchase-blocks.js';

/** The invariant checks of backups know the email of a part by the beginning of its subject. */
const PART = {
  subject: 'Part of order {number} is on the way',
  heading: 'Part of your order is on the way',
  text: 'We have handed this part of your order to the carrier. The rest follows.',
};

const REST = {
  subject: 'The rest of order {number} is on the way',
  heading: 'The rest of your order is on the way',
  text: 'We have handed the rest of your order to the carrier.',
};

/** The email of one of several parcels. `link` is the URL of the order. */
export function toParcelEmail(
  order: OrderRecord,
  parcel: Parcel,
  link: string,
  isLast = false,
): EmailContent {
  const texts = isLast ? REST : PART;
  const rows = parcel.lines.flatMap(({ lineId, quantity }) => {
    const line = order.lines.find(({ id }) => id === lineId);
    return line ? toEmailLine(line, quantity) : [];
  });
  return {
    subject: texts.subject.replace('{number}', String(order.number)),
    preview: texts.text,
    blocks: [
      { kind: 'heading', text: texts.heading },
      { kind: 'paragraph', text: `Hello ${order.customerDetails.fullName},` },
      { kind: 'paragraph', text: texts.text },
      ...trackingBlocks(parcel),
      { kind: 'button', label: 'View my orders', url: link },
      orderFacts(order),
      { kind: 'lines', rows },
      shippingTo(order),
    ],
    reason: reasonOf(order),
  };
}
