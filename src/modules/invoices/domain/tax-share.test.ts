import { newInvoicedOrder, newHeader } from '../testing/invoice-fixtures.js';
import { invoiceOf } from './invoice.js';
import { taxGroups } from './tax-share.js';

const contentOf = (isTaxIncluded: boolean) =>
  invoiceOf(
    newInvoicedOrder({ isTaxIncluded }),
    { lines: [100_000, 200_000], delivery: 100_000 },
    newHeader(),
  ).content;

describe('the taxes of a document', () => {
  it('are summed up by rate, highest first', () => {
    expect(taxGroups(contentOf(false))).toEqual([
      { taxRate: 200_000, netCents: 500, taxCents: 50 },
      { taxRate: 100_000, netCents: 3_300, taxCents: 330 },
    ]);
  });

  it('are taken out of amounts that include them', () => {
    expect(taxGroups(contentOf(true))).toEqual([
      { taxRate: 200_000, netCents: 450, taxCents: 50 },
      { taxRate: 100_000, netCents: 2_970, taxCents: 330 },
    ]);
  });

  it('leave out what is not taxed', () => {
    const untaxed = newInvoicedOrder({ shippingTaxCents: 0, taxCents: 340 });
    const { content } = invoiceOf(untaxed, undefined, newHeader());
    expect(taxGroups(content)).toEqual([{ taxRate: null, netCents: 3_400, taxCents: 340 }]);
  });
});
