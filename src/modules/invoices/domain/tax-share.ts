import { type DocumentContent, type DocumentLine, lineAmountCents } from './billing-document.js';

type Taxed = Pick<DocumentContent, 'lines' | 'delivery' | 'isTaxIncluded'>;

const itemsOf = ({ lines, delivery }: Taxed) => [
  ...lines.map((line) => ({ ...line, amountCents: lineAmountCents(line) })),
  ...(delivery ? [delivery] : []),
];

/** The only rate of a document; none where there are several. */
export function soleTax(content: Taxed): Pick<DocumentLine, 'taxRate' | 'taxName'> {
  const taxed = itemsOf(content).filter(({ taxCents }) => taxCents !== 0);
  const [first, ...others] = taxed;
  if (!first || others.some(({ taxRate }) => taxRate !== first.taxRate)) return { taxRate: null };
  const { taxRate, taxName } = first;
  const isNamed = taxName !== undefined && others.every((each) => each.taxName === taxName);
  return { taxRate, ...(isNamed && { taxName }) };
}

/** What one rate taxes, in cents: the amount without the tax, and the tax. */
export interface TaxGroup {
  readonly taxRate: number | null;
  /** As shoppers know the tax, several with commas; null where it is unknown. */
  readonly taxName: string | null;
  readonly netCents: number;
  readonly taxCents: number;
}

/** The taxes of a document by rate, highest first; amounts that are not taxed are left out. */
export function taxGroups(content: Taxed): TaxGroup[] {
  const groups = new Map<number | null, TaxGroup>();
  for (const { taxRate, taxName, taxCents, amountCents } of itemsOf(content)) {
    if (taxCents === 0 && !taxRate) continue;
    const group = groups.get(taxRate) ?? { taxRate, taxName: null, netCents: 0, taxCents: 0 };
    const names = new Set([...(group.taxName?.split(', ') ?? []), ...(taxName ? [taxName] : [])]);
    groups.set(taxRate, {
      taxRate,
      taxName: names.size > 0 ? [...names].join(', ') : null,
      netCents: group.netCents + amountCents - (content.isTaxIncluded ? taxCents : 0),
      taxCents: group.taxCents + taxCents,
    });
  }
  return [...groups.values()].sort((one, other) => (other.taxRate ?? 0) - (one.taxRate ?? 0));
}
