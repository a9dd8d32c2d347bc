import { lineId, newInvoicedOrder, newHeader, RATES, SELLER } from '../testing/invoice-fixtures.js';
import type { BillingDocument, NewBillingDocument } from './billing-document.js';
import { creditNoteOf, reversalOf } from './credit-note.js';
import { invoiceOf } from './invoice.js';
import { type DocumentReferences, toDocumentLayout } from './document-layout.js';

const numbered = (document: NewBillingDocument, number: string): BillingDocument => ({
  ...document,
  number,
  reversedBy: null,
});
const references = (more: Partial<DocumentReferences> = {}): DocumentReferences => ({
  orderNumber: 100_001,
  invoiceNumber: null,
  reversedNumber: null,
  ...more,
});
const invoice = (overrides: Parameters<typeof newInvoicedOrder>[0] = {}, rates = RATES) =>
  numbered(invoiceOf(newInvoicedOrder(overrides), rates, newHeader()), '000001');

const refund = {
  id: 'r',
  amountCents: 1_063,
  part: {
    lines: [{ lineId: lineId(1), quantity: 1, amountCents: 1_063 }],
    deliveryCents: 0,
  },
};
const note = numbered(creditNoteOf(invoice(), refund, [refund], newHeader()), 'C-000003');

const LETTER = 'US CA MX PR PH CL CO VE CR GT PA DO NI SV'.split(' ');
const labelsOf = (texts: readonly { readonly label: string }[]) => texts.map(({ label }) => label);

describe('the layout of an invoice', () => {
  it('says who sells what to whom, and what it costs', () => {
    expect(toDocumentLayout(invoice(), references())).toEqual({
      title: 'Invoice 000001',
      fileName: 'invoice-000001.pdf',
      paper: 'LETTER',
      han: 'SC',
      seller: [
        'Vigor Inc.',
        '100 Forge Street, Portland, OR 97201',
        'shop@vigor.test',
        'EIN 12-3456789',
      ],
      buyer: ['Ada Lovelace', '1 Main Street', 'Portland, OR 97201'],
      facts: [
        ['Date', '2026-03-02'],
        ['Order', '100001'],
        ['Order date', '2026-03-01'],
        ['Paid on', '2026-03-01'],
        ['Discount code', 'SPRING'],
      ],
      columns: [
        { label: 'Description', isNumber: false },
        ...['Quantity', 'Unit price', 'Discount', 'Tax rate', 'Amount'].map((label) => ({
          label,
          isNumber: true,
        })),
      ],
      rows: [
        ['Kettlebell', '3', '$10.00', '−$1.00', '10%', '$29.00'],
        ['Rope', '1', '$5.00', '', '10%', '$5.00'],
      ],
      sums: [
        { label: 'Subtotal', value: '$34.00', isTotal: false },
        { label: 'Standard delivery', value: '$4.00', isTotal: false },
        { label: 'Tax (10% of $38.00)', value: '$3.80', isTotal: false },
        { label: 'Total', value: '$41.80', isTotal: true },
      ],
      notes: ['Issued later than the order of 2026-03-01.', 'All amounts are in USD.'],
    });
  });

  it('names the tax as shoppers know it, where prices contain it, too', () => {
    const names = { lines: ['MwSt.', 'MwSt.'], delivery: 'MwSt.' };
    const labels = (isTaxIncluded: boolean) => {
      const order = newInvoicedOrder({ isTaxIncluded });
      const invoice = invoiceOf(order, { ...RATES, names }, newHeader());
      const layout = toDocumentLayout(numbered(invoice, '1'), references());
      return layout.sums.map(({ label }) => label);
    };
    expect(labels(false)).toContain('MwSt. (10% of $38.00)');
    expect(labels(true)).toContainEqual(expect.stringMatching(/^Includes \$3.80 MwSt\. \(10%/));
  });

  it('says what tax its prices include, by rate', () => {
    const rates = { lines: [88_750, 200_000], delivery: 88_750 };
    const { sums } = toDocumentLayout(
      invoice({ isTaxIncluded: true, totalCents: 3_800 }, rates),
      references(),
    );
    expect(sums.map(({ label, value }) => `${label} ${value}`.trim())).toEqual([
      'Subtotal $34.00',
      'Standard delivery $4.00',
      'Total $38.00',
      'Includes $0.50 tax (20% of $4.50)',
      'Includes $3.30 tax (8.875% of $29.70)',
    ]);
    expect(labelsOf(sums.filter(({ isTotal }) => isTotal))).toEqual(['Total']);
  });

  it('says a tax whose rate nobody knows as an amount alone', () => {
    const unknown = numbered(invoiceOf(newInvoicedOrder(), undefined, newHeader()), '000001');
    const { sums } = toDocumentLayout(unknown, references());
    expect(sums).toContainEqual({ label: 'Tax', value: '$3.80', isTotal: false });
  });

  it('names a delivery without a name, and gives one that is free no sign', () => {
    const delivered = (overrides: Parameters<typeof invoice>[0]) =>
      toDocumentLayout(invoice(overrides), references()).sums[1];
    expect(delivered({ shippingMethod: null })).toMatchObject({
      label: 'Delivery',
      value: '$4.00',
    });
    expect(delivered({ shippingCents: 0 })).toMatchObject({ value: '$0.00' });
  });

  it('leaves out columns and sums of what there is not', () => {
    const [line] = newInvoicedOrder().lines;
    const plain = invoiceOf(
      newInvoicedOrder({
        lines: [{ ...line!, discountCents: 0, taxCents: 0 }],
        discountCode: null,
        shippingCents: 0,
        shippingMethod: null,
        shippingTaxCents: 0,
        taxCents: 0,
        totalCents: 3_000,
      }),
      undefined,
      newHeader({ at: new Date('2026-03-01T23:40:00Z') }),
    );
    const layout = toDocumentLayout(numbered(plain, '000002'), references());
    expect(labelsOf(layout.columns)).toEqual(['Description', 'Quantity', 'Unit price', 'Amount']);
    expect(layout.rows).toEqual([['Kettlebell', '3', '$10.00', '$30.00']]);
    expect(labelsOf(layout.sums)).toEqual(['Subtotal', 'Total']);
    expect(layout.notes).toEqual(['All amounts are in USD.']);
    expect(layout.facts.map(([label]) => label)).not.toContain('Discount code');
  });

  it.each<readonly [string, string]>([
    ...LETTER.map((country) => [country, 'LETTER'] as const),
    ['DE', 'A4'],
  ])('of a shop in %s is for %s', (country, paper) => {
    const issue = newHeader({ seller: { ...SELLER, country, address: null, taxIds: null } });
    const layout = toDocumentLayout(
      numbered(invoiceOf(newInvoicedOrder(), RATES, issue), '000001'),
      references(),
    );
    expect(layout.paper).toBe(paper);
    expect(layout.seller).toEqual(['Vigor Inc.', 'shop@vigor.test']);
  });

  it('to another country names it, and writes the town as people do there', () => {
    const customerDetails = {
      fullName: 'Ada',
      address: 'Hauptstr. 1',
      city: 'Berlin',
      state: '',
      zip: '10115',
    };
    const { buyer } = toDocumentLayout(invoice({ customerDetails, country: 'DE' }), references());
    expect(buyer).toEqual(['Ada', 'Hauptstr. 1', '10115 Berlin', 'Germany']);
    const atHome = toDocumentLayout(invoice({ country: 'US' }), references());
    expect(atHome.buyer).toEqual(['Ada Lovelace', '1 Main Street', 'Portland, OR 97201']);
    const inGermany = newHeader({ seller: { ...SELLER, country: 'DE' } });
    for (const country of ['DE', null]) {
      const order = newInvoicedOrder({ customerDetails, country });
      const layout = toDocumentLayout(
        numbered(invoiceOf(order, RATES, inGermany), '1'),
        references(),
      );
      expect(layout.buyer).toEqual(['Ada', 'Hauptstr. 1', '10115 Berlin']);
    }
  });

  it('of an erased customer has no empty lines', () => {
    const nobody = { fullName: 'Erased customer', address: '', city: '', state: '', zip: '' };
    const { buyer } = toDocumentLayout(invoice({ customerDetails: nobody }), references());
    expect(buyer).toEqual(['Erased customer']);
  });
});

describe('the layout of a credit note', () => {
  it('names its invoice, and amounts net of the discount', () => {
    const layout = toDocumentLayout(note, references({ invoiceNumber: '000001' }));
    expect(layout).toMatchObject({ title: 'Credit note C-000003' });
    expect(layout.fileName).toBe('credit-note-C-000003.pdf');
    expect(layout.facts).toEqual([
      ['Date', '2026-03-02'],
      ['Order', '100001'],
      ['Order date', '2026-03-01'],
      ['Discount code', 'SPRING'],
      ['Invoice', '000001'],
    ]);
    expect(labelsOf(layout.columns)).toEqual(['Description', 'Quantity', 'Tax rate', 'Amount']);
    expect(layout.notes).toEqual(['All amounts are in USD.']);
    expect(layout.rows).toEqual([['Kettlebell', '1', '10%', '$9.67']]);
    expect(layout.sums.map(({ value }) => value)).toEqual(['$9.67', '$0.96', '$10.63']);
  });

  it('has no subtotal of lines where only the delivery goes back', () => {
    const delivery = { id: 'r', amountCents: 440, part: { lines: [], deliveryCents: 440 } };
    const document = creditNoteOf(invoice(), delivery, [delivery], newHeader());
    const { rows, sums } = toDocumentLayout(numbered(document, 'C-000003'), references());
    expect(rows).toEqual([]);
    expect(labelsOf(sums)).toEqual(['Standard delivery', 'Tax (10% of $4.00)', 'Total']);
  });

  it('leaves the rate of what was refunded before empty where the order has several', () => {
    const mixed = invoice({}, { lines: [100_000, 200_000], delivery: 100_000 });
    const before = { id: 'a', amountCents: 1_000, part: { lines: [], deliveryCents: 0 } };
    const rest = { id: 'b', amountCents: 3_180, part: null };
    const document = creditNoteOf(mixed, rest, [before, rest], newHeader());
    expect(toDocumentLayout(numbered(document, 'C-000003'), references()).rows).toEqual([
      ['Kettlebell', '3', '10%', '$29.00'],
      ['Rope', '1', '20%', '$5.00'],
      ['Refunded before', '1', '', '−$9.10'],
    ]);
  });

  it('is taken back by a reversal that names it', () => {
    const reversal = numbered(reversalOf(note, newHeader()), 'C-000004');
    const layout = toDocumentLayout(
      reversal,
      references({ invoiceNumber: '000001', reversedNumber: 'C-000003' }),
    );
    expect(layout.title).toBe('Reversal C-000004');
    expect(layout.facts).toContainEqual(['Credit note', 'C-000003']);
    expect(layout.notes[0]).toBe(
      'The refund of credit note C-000003 failed. This document takes it back.',
    );
  });
});
