import { newInvoicedOrder, newHeader } from '../testing/invoice-fixtures.js';
import { invoiceOf } from './invoice.js';
import { soleTax, taxGroups } from './tax-share.js';

const contentOf = (isTaxIncluded: boolean) =>
  invoiceOf(
    newInvoicedOrder({ isTaxIncluded }),
    { lines: [100_000, 200_000], delivery: 100_000 },
    newHeader(),
  ).content;

describe('the taxes of a document', () => {
  it('are summed up by rate, highest first', () => {
    expect(taxGroups(contentOf(false))).toEqual([
      { taxRate: 200_000, taxName: null, netCents: 500, taxCents: 50 },
      { taxRate: 100_000, taxName: null, netCents: 3_300, taxCents: 330 },
    ]);
  });

  it('have the name that shoppers know, of one rate in several states, too', () => {
    const rates = {
      lines: [100_000, 100_000],
      delivery: 200_000,
      names: { lines: ['Sales tax', 'City tax'], delivery: null },
    };
    const { content } = invoiceOf(newInvoicedOrder(), rates, newHeader());
    expect(taxGroups(content).map(({ taxName }) => taxName)).toEqual([null, 'Sales tax, City tax']);
  });

  it('are in that order whatever the order of the lines, unknown rates last', () => {
    const rates = { lines: [200_000, null], delivery: 100_000 };
    const { content } = invoiceOf(newInvoicedOrder(), rates, newHeader());
    expect(taxGroups(content)).toEqual([
      { taxRate: 200_000, taxName: null, netCents: 2_900, taxCents: 290 },
      { taxRate: 100_000, taxName: null, netCents: 400, taxCents: 40 },
      { taxRate: null, taxName: null, netCents: 500, taxCents: 50 },
    ]);
  });

  it('have one rate where all that is taxed has it', () => {
    const untaxed = newInvoicedOrder({ shippingTaxCents: 0, taxCents: 340, totalCents: 4_140 });
    const rates = { lines: [100_000, 100_000], delivery: null };
    expect(soleTax(invoiceOf(untaxed, rates, newHeader()).content)).toEqual({ taxRate: 100_000 });
    expect(soleTax(contentOf(false))).toEqual({ taxRate: null });
    const names = { lines: ['VAT', 'VAT'], delivery: null };
    const named = invoiceOf(untaxed, { ...rates, names }, newHeader()).content;
    expect(soleTax(named)).toEqual({ taxRate: 100_000, taxName: 'VAT' });
  });

  it('are taken out of amounts that include them', () => {
    expect(taxGroups(contentOf(true))).toEqual([
      { taxRate: 200_000, taxName: null, netCents: 450, taxCents: 50 },
      { taxRate: 100_000, taxName: null, netCents: 2_970, taxCents: 330 },
    ]);
  });

  it('leave out what is not taxed', () => {
    const untaxed = newInvoicedOrder({ shippingTaxCents: 0, taxCents: 340 });
    const { content } = invoiceOf(untaxed, undefined, newHeader());
    expect(taxGroups(content)).toEqual([
      { taxRate: null, taxName: null, netCents: 3_400, taxCents: 340 },
    ]);
  });
});
