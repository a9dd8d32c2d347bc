import { unitsOf } from '../../../../../common/format/units.js';
import type { EmailContent } from '../../../../platform/mailer/email-block.js';
import type { HistoryEntry } from '../../domain/order-history.js';
import type { Parcel } from '../../domain/parcel.js';
import type { OrderRecord } from '../../ports/order-queries.js';
import {
  type OrderEmailContext,
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

/** Of the only parcel of an order of which other units were refunded before. */
const WITHOUT_REFUNDED = {
  subject: 'Order {number} is on the way',
  heading: 'Your order is on the way',
  text: 'We have handed your order to the carrier, without what was refunded.',
};

/** Of an order whose parcels have left before the rest was refunded. */
const REST_REFUNDED = {
  subject: 'Order {number} is complete',
  heading: 'Your order is complete',
  text: 'All parcels of your order are on the way. The rest was refunded and will not be sent.',
};

/** The email of one of several parcels. */
export function toParcelEmail(
  order: OrderRecord,
  parcel: Parcel,
  context: OrderEmailContext,
): EmailContent {
  return contentOf(order, parcel, context, PART);
}

/**
 * The email of an order whose last parcel, which it is about, has not all that was ordered; undefined
 * where one parcel has.
 */
export function toLastParcelEmail(
  order: OrderRecord,
  context: OrderEmailContext,
): EmailContent | undefined {
  const last = order.parcels.at(-1);
  if (!last || unitsOf(last.lines) === unitsOf(order.lines)) return undefined;
  return contentOf(order, last, context, textsOfLast(order, last));
}

function textsOfLast({ parcels, history }: OrderRecord, last: Parcel): typeof PART {
  const isShipped = ({ what, detail }: HistoryEntry) => what === 'status' && detail === 'shipped';
  const shippedAt = history.findLast(isShipped)?.at ?? last.shippedAt;
  if (shippedAt > last.shippedAt) return REST_REFUNDED;
  return parcels.length > 1 ? REST : WITHOUT_REFUNDED;
}

function contentOf(
  order: OrderRecord,
  parcel: Parcel,
  { link, timeZone }: OrderEmailContext,
  texts: typeof PART,
): EmailContent {
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
      { kind: 'button', label: 'View my order', url: link },
      orderFacts(order, timeZone),
      { kind: 'lines', rows },
      shippingTo(order),
    ],
    reason: reasonOf(order),
  };
}
