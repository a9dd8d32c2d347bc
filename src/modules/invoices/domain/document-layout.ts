import { documentFileName, documentLabels } from '../../../../common/contract/billing-document.js';
import { placeLines } from '../../../../common/format/address.js';
import { money } from '../../../../common/format/money.js';
import { percentOf, toDollars } from '../../../kernel/money.js';
import { type BillingDocument, type DocumentContent, lineAmountCents } from './billing-document.js';
import { type HanForms, hanFormsOf } from './han-forms.js';
import { type TaxGroup, taxGroups } from './tax-share.js';

/** What a document says of others, which have their numbers once they are stored. */
export interface DocumentReferences {
  readonly orderNumber: number;
  /** Of a credit note or a reversal: the order's invoice. */
  readonly invoiceNumber: string | null;
  /** Of a reversal: the credit note that it takes back. */
  readonly reversedNumber: string | null;
}

export interface LayoutColumn {
  readonly label: string;
  /** Numbers stand at the right. */
  readonly isNumber: boolean;
}

export interface LayoutSum {
  readonly label: string;
  readonly value: string;
  readonly isTotal: boolean;
}

/** A document as texts in their places, whatever draws them. */
export interface DocumentLayout {
  readonly title: string;
  readonly fileName: string;
  readonly paper: 'LETTER' | 'A4';
  readonly han: HanForms;
  readonly seller: readonly string[];
  readonly buyer: readonly string[];
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** The first one takes the width that the others leave. */
  readonly columns: readonly LayoutColumn[];
  readonly rows: readonly (readonly string[])[];
  readonly sums: readonly LayoutSum[];
  readonly notes: readonly string[];
}

/** Countries that print on Letter; all others print on A4. */
const LETTER = new Set([
  'US',
  'CA',
  'MX',
  'PR',
  'PH',
  'CL',
  'CO',
  'VE',
  'CR',
  'GT',
  'PA',
  'DO',
  'NI',
  'SV',
]);

/** The same texts each time: they come from the frozen data of the document, not from the order as it is now. */
export function toDocumentLayout(
  document: BillingDocument,
  references: DocumentReferences,
): DocumentLayout {
  const { kind, number, content } = document;
  const { seller, buyer } = content;
  const label = documentLabels[kind];
  const isInvoice = kind === 'invoice';
  const place = { ...buyer, country: buyer.country ?? seller.country };
  const isAbroad = place.country !== seller.country;
  const table = tableOf(content, isInvoice);
  const names = present([seller.name, seller.address, seller.email, seller.taxIds]);
  const billedTo = present([buyer.fullName, buyer.address, ...placeLines(place, isAbroad)]);
  const texts = [...names, ...billedTo, ...table.rows.flat()];
  return {
    title: `${label} ${number}`,
    fileName: documentFileName(kind, number),
    paper: LETTER.has(seller.country) ? 'LETTER' : 'A4',
    han: hanFormsOf(texts, [place.country, seller.country]),
    seller: names,
    buyer: billedTo,
    facts: factsOf(document, references),
    ...table,
    sums: sumsOf(document),
    notes: notesOf(document, references),
  };
}

const present = (texts: readonly (string | null)[]): string[] =>
  texts.filter((text): text is string => Boolean(text));

function factsOf(
  { kind, content }: BillingDocument,
  { orderNumber, invoiceNumber, reversedNumber }: DocumentReferences,
): [string, string][] {
  const { issuedOn, orderedOn, discountCode } = content;
  const of: [string, string | null][] = [
    ['Date', issuedOn],
    ['Order', String(orderNumber)],
    ['Order date', orderedOn],
    ['Paid on', kind === 'invoice' ? orderedOn : null],
    ['Discount code', discountCode],
    ['Invoice', invoiceNumber],
    ['Credit note', reversedNumber],
  ];
  return of.filter((fact): fact is [string, string] => fact[1] !== null);
}

/** Discount and tax have a column where there is some. The lines of a credit note are net of the discount. */
function tableOf({ lines }: DocumentContent, isInvoice: boolean) {
  const hasDiscount = isInvoice && lines.some(({ discountCents }) => discountCents !== 0);
  const hasRate = lines.some(({ taxRate }) => taxRate !== null);
  const column = (label: string, isNumber = true): LayoutColumn => ({ label, isNumber });
  return {
    columns: [
      column('Description', false),
      column('Quantity'),
      ...(isInvoice ? [column('Unit price')] : []),
      ...(hasDiscount ? [column('Discount')] : []),
      ...(hasRate ? [column('Tax rate')] : []),
      column('Amount'),
    ],
    rows: lines.map((line) => [
      line.name,
      String(line.quantity),
      ...(isInvoice ? [dollars(line.priceCents)] : []),
      ...(hasDiscount ? [line.discountCents === 0 ? '' : dollars(-line.discountCents)] : []),
      ...(hasRate ? [line.taxRate === null ? '' : percent(line.taxRate)] : []),
      dollars(lineAmountCents(line)),
    ]),
  };
}

function sumsOf({ totalCents, content }: BillingDocument): LayoutSum[] {
  const { lines, delivery, isTaxIncluded } = content;
  const sum = (label: string, cents: number): LayoutSum => ({
    label,
    value: dollars(cents),
    isTotal: false,
  });
  const subtotal = lines.reduce((total, line) => total + lineAmountCents(line), 0);
  const groups = taxGroups(content);
  return [
    ...(lines.length > 0 ? [sum('Subtotal', subtotal)] : []),
    ...(delivery ? [sum(delivery.name ?? 'Delivery', delivery.amountCents)] : []),
    ...(isTaxIncluded
      ? []
      : groups.map((group) => sum(`${group.taxName ?? 'Tax'}${rateOf(group)}`, group.taxCents))),
    { label: 'Total', value: dollars(totalCents), isTotal: true },
    ...(isTaxIncluded ? groups.map(includedTax) : []),
  ];
}

const includedTax = (group: TaxGroup): LayoutSum => ({
  label: `Includes ${dollars(group.taxCents)} ${group.taxName ?? 'tax'}${rateOf(group)}`,
  value: '',
  isTotal: false,
});

const rateOf = ({ taxRate, netCents }: TaxGroup) =>
  taxRate === null ? '' : ` (${percent(taxRate)} of ${dollars(netCents)})`;

function notesOf(
  { kind, currency, content }: BillingDocument,
  { reversedNumber }: DocumentReferences,
): string[] {
  const isLate = kind === 'invoice' && content.issuedOn !== content.orderedOn;
  return [
    ...(kind === 'reversal' && reversedNumber !== null
      ? [`The refund of credit note ${reversedNumber} failed. This document takes it back.`]
      : []),
    ...(isLate ? [`Issued later than the order of ${content.orderedOn}.`] : []),
    `All amounts are in ${currency.toUpperCase()}.`,
  ];
}

/** With the sign before the dollars. */
const dollars = (cents: number) => `${cents < 0 ? '−' : ''}${money(toDollars(Math.abs(cents)))}`;

/** Of a rate in millionths, such as `8.875%`. */
const percent = (rate: number) => `${percentOf(rate)}%`;
