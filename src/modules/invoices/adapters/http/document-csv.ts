import { toDollars } from '../../../../kernel/money.js';
import type { CsvCell } from '../../../../platform/csv/csv.js';
import type { ListedDocument } from '../../ports/billing-documents.js';

/** Money in dollars; a credit note's is negative, and its reversal's positive again. */
export const DOCUMENT_CSV_COLUMNS = [
  'number',
  'kind',
  'issuedOn',
  'order',
  'orderedOn',
  'net',
  'tax',
  'total',
  'currency',
  'buyer',
] as const;

export function documentCells({
  kind,
  number,
  orderNumber,
  totalCents,
  currency,
  content,
}: ListedDocument): CsvCell[] {
  const { issuedOn, orderedOn, taxCents, buyer } = content;
  const sign = kind === 'credit_note' ? -1 : 1;
  // Numbers, because the guard against formulas makes a text of what begins with a minus.
  const dollars = (cents: number) => toDollars(sign * cents);
  return [
    number,
    kind,
    issuedOn,
    orderNumber,
    orderedOn,
    dollars(totalCents - taxCents),
    dollars(taxCents),
    dollars(totalCents),
    currency,
    buyer.fullName,
  ];
}
