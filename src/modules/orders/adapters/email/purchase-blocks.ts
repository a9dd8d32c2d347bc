import { carrierNameOf, trackingLinkOf } from '../../../../../common/contract/parcel.js';
import { placeLines } from '../../../../../common/format/address.js';
import { discountRows } from '../../../../../common/format/discount.js';
import { taxLabel } from '../../../../../common/format/tax.js';
import { Money } from '../../../../kernel/money.js';
import type { EmailBlock, EmailLine } from '../../../../platform/mailer/email-block.js';
import type { Parcel } from '../../domain/parcel.js';
import type { OrderRecord } from '../../ports/order-queries.js';

export const moneyText = (cents: number) => Money.ofCents(cents).toString();

/** Number and day (UTC) of an order. */
export function orderFacts({ number, createdAt }: OrderRecord): EmailBlock {
  return {
    kind: 'facts',
    rows: [
      ['Order', String(number)],
      ['Date', createdAt.toISOString().slice(0, 10)],
    ],
  };
}

/** Some units of a line, at the price that was paid. */
export function toEmailLine(
  { name, priceCents }: Pick<OrderRecord['lines'][number], 'name' | 'priceCents'>,
  quantity: number,
): EmailLine {
  return {
    title: name,
    detail: `${quantity} × ${moneyText(priceCents)}`,
    amount: moneyText(priceCents * quantity),
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
