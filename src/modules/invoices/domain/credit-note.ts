import { dayIn } from '../../../../common/format/zoned-time.js';
import { unitsOf } from '../../../../common/format/units.js';
import { partOf } from '../../../kernel/money.js';
import {
  type BillingDocument,
  contentTotalCents,
  type DocumentDelivery,
  type DocumentItems,
  type DocumentLine,
  lineAmountCents,
  type NewBillingDocument,
} from './billing-document.js';
import { buyerOn } from './invoice-parties.js';
import type { DocumentHeader } from './invoice.js';
import { soleTax } from './tax-share.js';

/** A refund of an invoiced order, in cents. */
export interface CreditedRefund {
  readonly id: string;
  readonly amountCents: number;
  /** Null for the refund of all that remains. */
  readonly part: {
    readonly lines: readonly {
      readonly lineId: string;
      readonly quantity: number;
      readonly amountCents: number;
    }[];
    readonly deliveryCents: number;
  } | null;
}

/** What was ordered, in cents. */
export interface CreditedOrder {
  readonly totalCents: number;
  readonly content: DocumentItems;
}

/** What a document is made of beside its heading. */
type CreditedItems = {
  readonly lines: readonly DocumentLine[];
  readonly delivery: DocumentDelivery | null;
};

const FREE_AMOUNT = 'Refund of an amount';
const OTHER_REFUNDS = 'Refunded before';
/** Of units whose own refund failed. */
const OTHER_REST = 'Rest of the order';

/**
 * The credit note of a confirmed refund. Taxes of units are shares as their amounts are, so that the notes
 * of all units of a line come to its tax.
 * @param refunds all refunds of the payment, in the order of their requests
 */
export function creditNoteOf(
  invoice: NewBillingDocument,
  refund: CreditedRefund,
  refunds: readonly CreditedRefund[],
  { id, seller, at, currency }: DocumentHeader,
): NewBillingDocument {
  const { orderedOn, discountCode } = invoice.content;
  const buyer = buyerOn(invoice.content, seller);
  return {
    id,
    kind: 'credit_note',
    orderId: invoice.orderId,
    refundId: refund.id,
    totalCents: refund.amountCents,
    currency,
    issuedAt: at,
    content: {
      seller,
      buyer,
      issuedOn: dayIn(seller.timeZone, at),
      orderedOn,
      ...creditedItemsOf(invoice, refund, refunds),
      discountCode,
    },
  };
}

/**
 * What a refund gives back of an order; the amounts come to the refund's.
 * @param refunds all refunds of the payment, in the order of their requests
 */
export function creditedItemsOf(
  order: CreditedOrder,
  refund: CreditedRefund,
  refunds: readonly CreditedRefund[],
): DocumentItems {
  const before = refunds.slice(
    0,
    refunds.findIndex((each) => each.id === refund.id),
  );
  const items = withRest(order, refund, before);
  const taxCents = [...items.lines, items.delivery].reduce(
    (sum, item) => sum + (item?.taxCents ?? 0),
    0,
  );
  return { ...items, taxCents, isTaxIncluded: order.content.isTaxIncluded };
}

/** Takes a credit note back, because its refund failed after all. */
export function reversalOf(
  note: BillingDocument,
  { id, seller, at, currency }: DocumentHeader,
): NewBillingDocument {
  const { orderId, refundId, totalCents, content } = note;
  return {
    id,
    kind: 'reversal',
    orderId,
    refundId,
    totalCents,
    currency,
    issuedAt: at,
    content: {
      ...content,
      seller,
      buyer: buyerOn(content, seller),
      issuedOn: dayIn(seller.timeZone, at),
    },
  };
}

/** Lines and delivery of a refund, and one line for what of its amount is for neither. */
function withRest(
  order: CreditedOrder,
  refund: CreditedRefund,
  before: readonly CreditedRefund[],
): CreditedItems {
  const items = itemsOf(order, refund, before);
  const { isTaxIncluded } = order.content;
  const taxes = [...items.lines, items.delivery].map((item) => item?.taxCents ?? 0);
  const taxCents = taxes.reduce((sum, cents) => sum + cents, 0);
  const restCents = refund.amountCents - contentTotalCents({ ...items, taxCents, isTaxIncluded });
  if (restCents === 0) return items;
  return { ...items, lines: [...items.lines, restLine(order, refund, before, restCents)] };
}

function itemsOf(
  { content }: CreditedOrder,
  { part }: CreditedRefund,
  before: readonly CreditedRefund[],
): CreditedItems {
  const parts = before.flatMap((each) => each.part ?? []);
  const lines = content.lines.flatMap((line): DocumentLine[] => {
    if (line.lineId === null) return [];
    const taken = parts.flatMap((each) =>
      each.lines.filter(({ lineId }) => lineId === line.lineId),
    );
    const takenUnits = unitsOf(taken);
    const wanted = part
      ? (part.lines.find(({ lineId }) => lineId === line.lineId)?.quantity ?? 0)
      : line.quantity - takenUnits;
    return wanted > 0 ? [creditedLine(line, takenUnits, wanted, content.isTaxIncluded)] : [];
  });
  const isDelivered = part
    ? part.deliveryCents > 0
    : parts.every(({ deliveryCents }) => deliveryCents === 0);
  return { lines, delivery: isDelivered ? content.delivery : null };
}

/** `units` of a line after those that went back before. */
function creditedLine(
  line: DocumentLine,
  before: number,
  units: number,
  isTaxIncluded: boolean,
): DocumentLine {
  const share = (cents: number) => partOf(cents, line.quantity, before, units);
  const taxCents = share(line.taxCents);
  const net = lineAmountCents(line) + (isTaxIncluded ? 0 : line.taxCents);
  const amountCents = share(net) - (isTaxIncluded ? 0 : taxCents);
  return {
    ...line,
    quantity: units,
    taxCents,
    discountCents: line.priceCents * units - amountCents,
  };
}

/**
 * A free amount, or what refunds of free amounts leave of the refund of all that remains, or of a canceled
 * rest that withholds some of what it cost.
 */
function restLine(
  { content, totalCents }: CreditedOrder,
  { part }: CreditedRefund,
  before: readonly CreditedRefund[],
  cents: number,
): DocumentLine {
  const freeBefore = before
    .filter((each) => each.part?.lines.length === 0 && each.part.deliveryCents === 0)
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  const isFree = part !== null && cents > 0;
  const taxCents = isFree
    ? partOf(content.taxCents, totalCents, freeBefore, cents)
    : Math.sign(cents) * partOf(content.taxCents, totalCents, 0, Math.abs(cents));
  const amountCents = cents - (content.isTaxIncluded ? 0 : taxCents);
  const restName = cents > 0 ? OTHER_REST : OTHER_REFUNDS;
  return {
    lineId: null,
    name: isFree ? FREE_AMOUNT : restName,
    quantity: 1,
    priceCents: amountCents,
    discountCents: 0,
    taxCents,
    ...soleTax(content),
  };
}
