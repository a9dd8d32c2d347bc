import { newInvoicedOrder, newHeader, RATES, SELLER, lineId } from '../testing/invoice-fixtures.js';
import { contentTotalCents } from './billing-document.js';
import { invoiceOf } from './invoice.js';

describe('an invoice', () => {
  it('freezes what was bought, by whom and of whom', () => {
    const invoice = invoiceOf(newInvoicedOrder(), RATES, newHeader());
    expect(invoice).toMatchObject({ kind: 'invoice', refundId: null, totalCents: 4_180 });
    expect(invoice.content).toMatchObject({
      seller: SELLER,
      buyer: { fullName: 'Ada Lovelace', zip: '97201' },
      issuedOn: '2026-03-02',
      orderedOn: '2026-03-01',
      discountCode: 'SPRING',
      delivery: { name: 'Standard delivery', amountCents: 400, taxCents: 40, taxRate: 100_000 },
    });
    expect(invoice.content.lines.map((line) => [line.lineId, line.taxRate])).toEqual([
      [lineId(1), 100_000],
      [lineId(2), 100_000],
    ]);
    expect(contentTotalCents(invoice.content)).toBe(4_180);
  });

  it('has the days of the shop', () => {
    const issue = newHeader({ seller: { ...SELLER, timeZone: 'Asia/Tokyo' } });
    const { content } = invoiceOf(newInvoicedOrder(), RATES, issue);
    expect([content.orderedOn, content.issuedOn]).toEqual(['2026-03-02', '2026-03-02']);
  });

  it('leaves out rates that nobody knows, and a delivery that there was not', () => {
    const order = newInvoicedOrder({
      shippingCents: 0,
      shippingMethod: null,
      shippingTaxCents: 0,
      taxCents: 340,
      totalCents: 3_740,
    });
    const { content } = invoiceOf(order, undefined, newHeader());
    expect(content.delivery).toBeNull();
    expect(content.lines.map(({ taxRate }) => taxRate)).toEqual([null, null]);
    expect(contentTotalCents(content)).toBe(3_740);
  });

  it.each([
    ['costs nothing', { shippingMethod: 'Pickup', shippingCents: 0 }],
    ['has no name', { shippingMethod: null, shippingCents: 400 }],
  ])('names a delivery that %s', (_what, delivery) => {
    const { content } = invoiceOf(newInvoicedOrder(delivery), RATES, newHeader());
    expect(content.delivery).toMatchObject({
      name: delivery.shippingMethod,
      amountCents: delivery.shippingCents,
    });
  });

  it('names the country of a buyer abroad only', () => {
    const buyerIn = (country: string) =>
      invoiceOf(newInvoicedOrder({ country }), RATES, newHeader()).content.buyer;
    expect(buyerIn('DE').country).toBe('DE');
    expect(buyerIn(SELLER.country)).not.toHaveProperty('country');
  });

  it('does not take the phone number and email of the buyer', () => {
    const details = { ...newInvoicedOrder().customerDetails, phone: '5550100', email: 'a@b.test' };
    const { content } = invoiceOf(
      newInvoicedOrder({ customerDetails: details }),
      RATES,
      newHeader(),
    );
    expect(Object.keys(content.buyer)).toEqual(['fullName', 'address', 'city', 'state', 'zip']);
  });
});
