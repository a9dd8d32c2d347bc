import type { IdentifiedLine, NewOrder } from '../domain/order.js';
import { NO_CHARGES, type OrderLine } from '../domain/order-snapshot.js';

export const PLACED_AT = new Date('2030-01-01T12:00:00Z');

const id = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** The data of a new order of two units; each number makes a different order. */
export function newOrderSnapshot(number: number, userId: string): NewOrder['snapshot'] {
  return {
    id: id(number),
    checkoutId: id(1_000 + number),
    userId,
    transactionId: `pi_${number}`,
    customerDetails: {
      fullName: 'Ada Lovelace',
      email: 'ada@example.com',
      phone: '0123456789',
      address: '1 Main Street',
      city: 'London',
      state: 'LDN',
      zip: '1234',
    },
    country: 'US',
    lines: [
      line(10 * number, 2_001, { name: 'Mat', priceCents: 1_000, quantity: 1, image: '/one.png' }),
      line(10 * number + 1, 2_000, { name: 'Bell', priceCents: 5_000, quantity: 2, image: null }),
    ],
    totalCents: 11_500,
    ...NO_CHARGES,
    shippingCents: 500,
    placedAt: PLACED_AT,
    returnDays: 30,
  };
}

function line(
  lineNumber: number,
  productNumber: number,
  sold: Pick<OrderLine, 'name' | 'priceCents' | 'quantity' | 'image'>,
): IdentifiedLine {
  const ids = { id: id(lineNumber), productId: id(productNumber) };
  return { ...sold, ...ids, discountCents: 0, taxCents: 0 };
}
