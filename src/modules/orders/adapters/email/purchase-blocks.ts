import { carrierNameOf, trackingLinkOf } from '../../../../../common/contract/parcel.js';
import { placeLines } from '../../../../../common/format/address.js';
import { discountRows } from '../../../../../common/format/discount.js';
import { taxLabel } from '../../../../../common/format/tax.js';
import { dayIn } from '../../../../../common/format/zoned-time.js';
import { Money } from '../../../../kernel/money.js';
import type { EmailBlock, EmailLine } from '../../../../platform/mailer/email-block.js';
import type { Parcel } from '../../domain/parcel.js';
import type { OrderRecord } from '../../ports/order-queries.js';

export const moneyText = (cents: number) => Money.ofCents(cents).toString();

/** What an order email names beside the order. */
export interface OrderEmailContext {
  /** To the order. */
  readonly link: string;
  /** In which the order has its day. */
  readonly timeZone: string;
}

/** Number, day and delivery method of an order. */
export function orderFacts(
  { number, createdAt, shippingMethod }: OrderRecord,
  timeZone: string,
): EmailBlock {
  return {
    kind: 'facts',
    rows: [
      ['Order', String(number)],
      ['Date', dayIn(timeZone, createdAt)],
      ...(shippingMethod === null ? [] : [['Delivery method', shippingMethod] as const]),
    ],
  };
}

/** Some units of a line, at the price that was paid. */
export function toEmailLine(
  { name, priceCents, image }: Pick<OrderRecord['lines'][number], 'name' | 'priceCents' | 'image'>,
  quantity: number,
): EmailLine {
  return {
    title: name,
    detail: `${quantity} × ${moneyText(priceCents)}`,
    amount: moneyText(priceCents * quantity),
    image,
  };
}

/** Why the reader gets the email. */
export const reasonOf = ({ number }: OrderRecord): string =>
  `You get this email because you placed order ${number}.`;

/** Discount, shipping and tax below the lines, as far as the order has them. */
export function charges(order: OrderRecord): [string, string][] {
  const { discountCents, discountCode, shippingCents, taxCents, isTaxIncluded } = order;
  return [
    ...discountRows(discountCode, discountCents > 0 ? moneyText(-discountCents) : undefined),
    ['Shipping', moneyText(shippingCents)],
    ...(taxCents > 0
      ? [[taxLabel(isTaxIncluded), moneyText(taxCents)] satisfies [string, string]]
      : []),
  ];
}

/** The address of an order, with its country where that is not the shop's. */
export function shippingTo({ customerDetails: to, country, isAbroad }: OrderRecord): EmailBlock {
  return {
    kind: 'address',
    title: 'Shipping to',
    lines: [to.fullName, to.address, ...placeLines({ ...to, country }, isAbroad), to.phone],
  };
}

/** Carrier, number and link of a parcel, as far as they are known. */
export function trackingBlocks(parcel: Parcel): EmailBlock[] {
  const [carrier, link] = [carrierNameOf(parcel), trackingLinkOf(parcel)];
  const { trackingNumber } = parcel;
  const rows = [
    ...(carrier ? [['Carrier', carrier] as const] : []),
    ...(trackingNumber ? [['Tracking number', trackingNumber] as const] : []),
  ];
  return [
    ...(rows.length > 0 ? [{ kind: 'facts', rows } as const] : []),
    ...(link ? [{ kind: 'button', label: 'Track parcel', url: link } as const] : []),
  ];
}
