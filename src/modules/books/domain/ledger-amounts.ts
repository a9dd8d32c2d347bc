import type { RefundComponent } from '../../../../common/contract/books.js';
import { partOf } from '../../../kernel/money.js';
import { type LedgerAmount, summed } from './ledger-entry.js';

/** What was ordered or goes back, in cents; rates in millionths. */
export interface ItemizedAmounts {
  readonly lines: readonly {
    readonly quantity: number;
    readonly priceCents: number;
    readonly discountCents: number;
    readonly taxCents: number;
    readonly taxRate: number | null;
  }[];
  readonly delivery: {
    readonly amountCents: number;
    readonly taxCents: number;
    readonly taxRate: number | null;
  } | null;
  /** Whether prices, discounts and delivery contain the tax. */
  readonly isTaxIncluded: boolean;
}

type Line = ItemizedAmounts['lines'][number];

const amountOf = (
  kind: LedgerAmount['kind'],
  amountCents: number,
  { taxRate = null, component = null }: Partial<Pick<LedgerAmount, 'taxRate' | 'component'>> = {},
): LedgerAmount => ({ kind, component, taxRate: taxRate || null, amountCents });

/** What an order comes to by rate: goods, discount and delivery without tax, and the tax. */
export function amountsOfOrder(items: ItemizedAmounts): LedgerAmount[] {
  const { lines, delivery } = items;
  return summed([
    ...lines.flatMap((line) => {
      const { taxRate } = line;
      const discountCents = line.discountCents - taxOfDiscount(line, items);
      return [
        amountOf('sale', untaxedCents(line, items) + discountCents, { taxRate }),
        amountOf('discount', -discountCents, { taxRate }),
      ];
    }),
    amountOf('delivery', untaxedDeliveryCents(items), rateOf(delivery)),
    ...taxesOf(items).map(({ taxCents, taxRate }) => amountOf('tax', taxCents, { taxRate })),
  ]);
}

/** What a refund gives back by rate, below zero: goods and delivery without tax, and the tax. */
export function amountsOfRefund(items: ItemizedAmounts): LedgerAmount[] {
  const { lines, delivery } = items;
  const back = (component: RefundComponent, cents: number, taxRate: number | null) =>
    amountOf('refund', -cents, { component, taxRate });
  return summed([
    ...lines.map((line) => back('goods', untaxedCents(line, items), line.taxRate)),
    back('delivery', untaxedDeliveryCents(items), rateOf(delivery).taxRate),
    ...taxesOf(items).map(({ taxCents, taxRate }) => back('tax', taxCents, taxRate)),
  ]);
}

/** What a dispute takes now: nothing more once the shop has won it. */
export function amountsOfDispute({ withdrawnCents }: { withdrawnCents: number }): LedgerAmount[] {
  return summed([amountOf('dispute', -withdrawnCents)]);
}

/** What the card provider takes for its services. */
export function amountsOfFee(feeCents: number): LedgerAmount[] {
  return summed([amountOf('fee', -feeCents)]);
}

const shownCents = ({ priceCents, quantity, discountCents }: Line) =>
  priceCents * quantity - discountCents;

/** Of a line less its discount. */
function untaxedCents(line: Line, { isTaxIncluded }: ItemizedAmounts): number {
  return shownCents(line) - (isTaxIncluded ? line.taxCents : 0);
}

function untaxedDeliveryCents({ delivery, isTaxIncluded }: ItemizedAmounts): number {
  if (!delivery) return 0;
  return delivery.amountCents - (isTaxIncluded ? delivery.taxCents : 0);
}

/** The tax that a discount contains where prices do: at the rate of what is left of the line. */
function taxOfDiscount(line: Line, { isTaxIncluded }: ItemizedAmounts): number {
  const cents = shownCents(line);
  if (!isTaxIncluded || cents === 0) return 0;
  return partOf(line.taxCents, cents, 0, line.discountCents);
}

const taxesOf = ({ lines, delivery }: ItemizedAmounts) => [
  ...lines,
  ...(delivery ? [delivery] : []),
];

const rateOf = (delivery: ItemizedAmounts['delivery']) => ({ taxRate: delivery?.taxRate ?? null });
