/**
 * The documents of an order: its invoice, a credit note for each confirmed refund, and the reversal of a
 * credit note whose refund failed later.
 */
export const DOCUMENT_KINDS = ['invoice', 'credit_note', 'reversal'] as const;

export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const documentLabels: Readonly<Record<DocumentKind, string>> = {
  invoice: 'Invoice',
  credit_note: 'Credit note',
  reversal: 'Reversal',
};

/** The name of its PDF, for a number as it is printed. */
export const documentFileName = (kind: DocumentKind, number: string): string =>
  `${documentLabels[kind].toLowerCase().replaceAll(' ', '-')}-${number}.pdf`;

const DIGITS = 6;

/**
 * A document's number as it is printed: `000001` for an invoice, `C-000001` for a credit note or a
 * reversal. Each restore of a backup begins a series of its own: `2-000001`, `C-2-000001`.
 */
export function documentNumber(
  kind: DocumentKind,
  { series, number }: { readonly series: number; readonly number: number },
): string {
  const prefix = `${kind === 'invoice' ? '' : 'C-'}${series === 1 ? '' : `${series}-`}`;
  return `${prefix}${String(number).padStart(DIGITS, '0')}`;
}

const PRINTED = /^(c-)?(?:(\d{1,9})-)?(\d{6,9})$/i;

/** What `documentNumber` has made a text of; undefined for any other text. */
export function documentNumberIn(
  text: string,
): { isInvoice: boolean; series: number; number: number } | undefined {
  const [, credit, series = '1', number] = PRINTED.exec(text) ?? [];
  if (number === undefined) return undefined;
  return { isInvoice: credit === undefined, series: Number(series), number: Number(number) };
}
