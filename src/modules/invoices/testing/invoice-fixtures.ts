import type { Seller } from '../domain/billing-document.js';
import type { InvoicedOrder, DocumentHeader } from '../domain/invoice.js';

export const SELLER: Seller = {
  name: 'Vigor Inc.',
  address: '100 Forge Street, Portland, OR 97201',
  email: 'shop@vigor.test',
  taxIds: 'EIN 12-3456789',
  country: 'US',
  timeZone: 'UTC',
};

/** The id of an order's nth line. */
export const lineId = (nth: number) => `0190aaaa-0000-7000-8000-00000000000${nth}`;

/**
 * An order of three bells and a rope, with a discount, delivery and a tax that is added:
 * 3 × 10.00 − 1.00 + 5.00 + 4.00 + 10 % of it.
 */
export function newInvoicedOrder(overrides: Partial<InvoicedOrder> = {}): InvoicedOrder {
  return {
    id: '0190bbbb-0000-7000-8000-000000000001',
    placedAt: new Date('2026-03-01T23:30:00Z'),
    customerDetails: {
      fullName: 'Ada Lovelace',
      address: '1 Main Street',
      city: 'Portland',
      state: 'OR',
      zip: '97201',
    },
    country: null,
    lines: [
      {
        id: lineId(1),
        name: 'Kettlebell',
        quantity: 3,
        priceCents: 1_000,
        discountCents: 100,
        taxCents: 290,
      },
      {
        id: lineId(2),
        name: 'Rope',
        quantity: 1,
        priceCents: 500,
        discountCents: 0,
        taxCents: 50,
      },
    ],
    discountCode: 'SPRING',
    shippingCents: 400,
    shippingMethod: 'Standard delivery',
    shippingTaxCents: 40,
    taxCents: 380,
    isTaxIncluded: false,
    totalCents: 4_180,
    ...overrides,
  };
}

export const RATES = { lines: [100_000, 100_000], delivery: 100_000 };

export const newHeader = (overrides: Partial<DocumentHeader> = {}): DocumentHeader => ({
  id: '0190cccc-0000-7000-8000-000000000001',
  seller: SELLER,
  currency: 'usd',
  at: new Date('2026-03-02T09:00:00Z'),
  ...overrides,
});
