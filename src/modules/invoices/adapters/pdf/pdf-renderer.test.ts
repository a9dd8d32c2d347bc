import { invoiceOf, type InvoicedOrder } from '../../domain/invoice.js';
import { toDocumentLayout } from '../../domain/document-layout.js';
import { newInvoicedOrder, newHeader, RATES, SELLER } from '../../testing/invoice-fixtures.js';
import { pdfTexts } from '../../testing/pdf-text.js';
import { PdfRenderer } from './pdf-renderer.js';

const renderer = new PdfRenderer();

const layoutOf = (order: InvoicedOrder, country = 'US') => {
  const invoice = invoiceOf(order, RATES, newHeader({ seller: { ...SELLER, country } }));
  const references = { orderNumber: 100_001, invoiceNumber: null, reversedNumber: null };
  return toDocumentLayout({ ...invoice, number: '000001', reversedBy: null }, references);
};
async function pdfOf(order: InvoicedOrder, country?: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of await renderer.render(layoutOf(order, country))) parts.push(part);
  return Buffer.concat(parts);
}

describe('the PDF of a document', () => {
  it('has its texts on one page of Letter, and its title', async () => {
    const pdf = await pdfOf(newInvoicedOrder());
    const [page = [], ...others] = pdfTexts(pdf);
    expect(others).toEqual([]);
    expect(page).toEqual(
      expect.arrayContaining([
        ...['Invoice 000001', 'Vigor Inc.', 'EIN 12-3456789', 'Ada Lovelace', 'Kettlebell'],
        ...['$29.00', 'Tax (10% of $38.00)', '$41.80', 'Page 1 of 1'],
      ]),
    );
    const text = pdf.toString('latin1');
    expect(text).toContain('/MediaBox [0 0 612 792]');
    expect(text).toContain('(Invoice 000001)');
  });

  it('has as many pages of A4 as it needs, each with the head of the table and its number', async () => {
    const [line] = newInvoicedOrder().lines;
    const lines = Array.from({ length: 80 }, (_, nth) => ({
      ...{ ...line!, name: `Product ${nth} ${'of many words '.repeat(nth % 9)}` },
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
      ...{ fullName: 'Łukasz Жуков', address: 'Οδός Ερμού 7', city: 'Αθήνα' },
      ...{ state: '', zip: '10563' },
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
