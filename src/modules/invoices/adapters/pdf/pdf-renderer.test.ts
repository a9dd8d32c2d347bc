import { buffer } from 'node:stream/consumers';
import { creditNoteOf } from '../../domain/credit-note.js';
import { invoiceOf, type InvoicedOrder } from '../../domain/invoice.js';
import { type DocumentLayout, toDocumentLayout } from '../../domain/document-layout.js';
import {
  lineId,
  newInvoicedOrder,
  newHeader,
  RATES,
  SELLER,
} from '../../testing/invoice-fixtures.js';
import { pdfTexts } from '../../testing/pdf-text.js';
import { PdfRenderer } from './pdf-renderer.js';

const renderer = new PdfRenderer();

const REFERENCES = { orderNumber: 100_001, invoiceNumber: null, reversedNumber: null };

const numberedInvoice = (order: InvoicedOrder, country = 'US') => {
  const invoice = invoiceOf(order, RATES, newHeader({ seller: { ...SELLER, country } }));
  return { ...invoice, number: '000001', reversedBy: null };
};
const layoutOf = (order: InvoicedOrder, country?: string) =>
  toDocumentLayout(numberedInvoice(order, country), REFERENCES);
const draw = async (layout: DocumentLayout) => buffer(await renderer.render(layout));
const pdfOf = (order: InvoicedOrder, country?: string) => draw(layoutOf(order, country));

describe('the PDF of a document', () => {
  it('has its texts on one page of Letter, and its title', async () => {
    const pdf = await pdfOf(newInvoicedOrder());
    const [page = [], ...others] = pdfTexts(pdf);
    expect(others).toEqual([]);
    expect(page).toEqual(
      expect.arrayContaining([
        'Invoice 000001',
        'Vigor Inc.',
        'EIN 12-3456789',
        'Ada Lovelace',
        'Kettlebell',
        '$29.00',
        'Tax (10% of $38.00)',
        '$41.80',
        'Page 1 of 1',
      ]),
    );
    const text = pdf.toString('latin1');
    expect(text).toContain('/MediaBox [0 0 612 792]');
    expect(text).toContain('(Invoice 000001)');
  });

  it('of a credit note says what is given back, and of which invoice', async () => {
    const lines = [{ lineId: lineId(1), quantity: 1, amountCents: 1_063 }];
    const refund = { id: 'r', amountCents: 1_063, part: { lines, deliveryCents: 0 } };
    const note = creditNoteOf(numberedInvoice(newInvoicedOrder()), refund, [refund], newHeader());
    const layout = toDocumentLayout(
      { ...note, number: 'C-000003', reversedBy: null },
      { ...REFERENCES, invoiceNumber: '000001' },
    );
    const [page = [], ...others] = pdfTexts(await draw(layout));
    expect(others).toEqual([]);
    expect(page).toEqual(
      expect.arrayContaining([
        layout.title,
        'Ada Lovelace',
        '000001',
        'Kettlebell',
        '$10.63',
        'Page 1 of 1',
      ]),
    );
    expect(page).not.toContain('Rope');
  });

  it('has as many pages of A4 as it needs, each with the head of the table and its number', async () => {
    const [line] = newInvoicedOrder().lines;
    const lines = Array.from({ length: 80 }, (_, nth) => ({
      ...line!,
      name: `Product ${nth} ${'of many words '.repeat(nth % 9)}`,
    }));
    const pdf = await pdfOf(newInvoicedOrder({ lines }), 'DE');
    const pages = pdfTexts(pdf);
    expect(pages.length).toBeGreaterThan(3);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain('Description');
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    }
    expect(pdf.toString('latin1')).toContain('/MediaBox [0 0 595.28 841.89]');
    expect(pages.flat().filter((text) => text === '$29.00')).toHaveLength(80);
  });

  it('has Latin, Greek and Cyrillic letters of fonts that it brings along', async () => {
    const customerDetails = {
      fullName: 'Łukasz Жуков',
      address: 'Οδός Ερμού 7',
      city: 'Αθήνα',
      state: '',
      zip: '10563',
    };
    const pdf = await pdfOf(newInvoicedOrder({ customerDetails }));
    const drawn = pdfTexts(pdf).flat().join('');
    for (const text of ['Łukasz Жуков', 'Οδός Ερμού 7', 'Αθήνα, 10563']) {
      expect(drawn).toContain(text);
    }
    const text = pdf.toString('latin1');
    const count = (what: string) => text.split(what).length - 1;
    expect(count('/FontFile2')).toBe(count('/Subtype /Type0'));
    expect(text).not.toContain('Helvetica');
    expect(pdf.length).toBeLessThan(60_000);
  });

  it('breaks a word that is wider than its column', async () => {
    const [line] = newInvoicedOrder().lines;
    const name = 'x'.repeat(200);
    const [page = []] = pdfTexts(await pdfOf(newInvoicedOrder({ lines: [{ ...line!, name }] })));
    const parts = page.filter((text) => /^x+$/.test(text));
    expect(parts.length).toBeGreaterThan(2);
    expect(parts.join('')).toBe(name);
  });

  it('is refused while too many wait to be drawn, and drawn again later', async () => {
    const document = layoutOf(newInvoicedOrder());
    const all = await Promise.allSettled(
      Array.from({ length: 22 }, () => renderer.render(document)),
    );
    const refused = all.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(2);
    expect(refused[0]).toMatchObject({ reason: { code: 'busy', retryAfter: 2 } });
    await expect(renderer.render(document)).resolves.toBeDefined();
  });
});
