import { type DocumentContent, lineAmountCents } from './billing-document.js';

type Taxed = Pick<DocumentContent, 'lines' | 'delivery' | 'isTaxIncluded'>;

const itemsOf = ({ lines, delivery }: Taxed) => [
  ...lines.map((line) => ({ ...line, amountCents: lineAmountCents(line) })),
  ...(delivery ? [delivery] : []),
];

/** The only rate of a document, in millionths; null where there are several or none. */
export function soleRate(content: Taxed): number | null {
  const rates = new Set(
    itemsOf(content)
      .filter(({ taxCents }) => taxCents !== 0)
      .map(({ taxRate }) => taxRate),
  );
  return rates.size === 1 ? ([...rates][0] ?? null) : null;
}

/** What one rate taxes, in cents: the amount without the tax, and the tax. */
export interface TaxGroup {
  readonly taxRate: number | null;
  readonly netCents: number;
  readonly taxCents: number;
}

/** The taxes of a document by rate, highest first; amounts that are not taxed are left out. */
export function taxGroups(content: Taxed): TaxGroup[] {
  const groups = new Map<number | null, TaxGroup>();
  for (const { taxRate, taxCents, amountCents } of itemsOf(content)) {
    if (taxCents === 0 && !taxRate) continue;
    const group = groups.get(taxRate) ?? { taxRate, netCents: 0, taxCents: 0 };
    groups.set(taxRate, {
      taxRate,
      netCents: group.netCents + amountCents - (content.isTaxIncluded ? taxCents : 0),
      taxCents: group.taxCents + taxCents,
    });
  }
  return [...groups.values()].sort((one, other) => (other.taxRate ?? 0) - (one.taxRate ?? 0));
}
