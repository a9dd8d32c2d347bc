import { idOf } from './cards.js';
import type { Order, ParcelShop } from './parcel-shop.js';
import { createOrder, DETAILS, fill } from './shoppers.js';

/** Adds a tax of 10 %, an express delivery of $15 and a code of 10 %. */
export async function sellTaxed({ admin: { api } }: ParcelShop): Promise<void> {
  const rate = { name: 'Sales tax', country: 'US', taxClass: 'standard', percent: '10' };
  expect((await api.post('taxes/rates', rate)).status).toBe(201);
  const { data: zones } = await api.get<{ _id: string }[]>('delivery/zones');
  const express = {
    name: 'Express',
    price: { kind: 'flat', amount: 15 },
    daysFrom: 1,
    daysTo: 2,
    isActive: true,
    zone: zones[0]!._id,
  };
  expect((await api.post('delivery/methods', express)).status).toBe(201);
  const code = { code: 'TEN', kind: 'percent', percent: 10, appliesTo: 'all' };
  expect((await api.post('discounts', { ...code, isActive: true })).status).toBe(201);
}

/** Three bells of 49.99 less 10 %, express, with a tax of 10 %: 134.97 + 15.00 + 15.00. */
export async function buyTaxed(
  { shopper, bell, cards }: ParcelShop,
  card?: string,
): Promise<Order> {
  await fill(shopper.api, bell, 3);
  interface Quote {
    readonly total: number;
    readonly methods: readonly { readonly _id: string; readonly name: string }[];
  }
  const { data: offer } = await shopper.api.post<Quote>('checkout/quote', { code: 'TEN' });
  const methodId = offer.methods.find(({ name }) => name === 'Express')?._id;
  const customerDetails = { ...DETAILS, state: 'New York' };
  const asked = { code: 'TEN', methodId, customerDetails };
  const { data: quote } = await shopper.api.post<Quote>('checkout/quote', asked);
  const started = await shopper.api.post<string>('payment', { ...asked, amount: quote.total });
  expect(started.status).toBe(200);
  await cards.confirm(started.data, card);
  return (await createOrder<Order>(shopper.api, idOf(started.data))).data;
}
