import { Client } from 'pg';
import { type Cards, idOf } from '../../support/cards.js';
import { addProduct } from '../../support/catalog-rows.js';
import { expectInvariants } from '../../support/invariants.js';
import { createOrder, DETAILS, fill } from '../../support/shoppers.js';
import { startCards } from '../../support/start-cards.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { startTestMailbox, type TestMailbox } from '../../support/test-mailbox.js';
import { newAdmin, newUser } from '../../support/test-users.js';

interface Zone {
  readonly _id: string;
}

interface Quote extends Record<string, unknown> {
  readonly total: number;
  readonly methods: readonly { readonly _id: string; readonly name: string }[];
}

let shop: TestApp;
let db: Client;
let cards: Cards;
let closeCards: () => Promise<void>;
let mailbox: TestMailbox;
beforeAll(async () => {
  ({ cards, close: closeCards } = await startCards());
  mailbox = await startTestMailbox();
  shop = await startTestApp({ STRIPE_API_BASE: cards.url, SMTP_URL: mailbox.smtpUrl });
  db = new Client(shop.databaseUrl);
  await db.connect();
});

afterAll(async () => {
  await db?.end();
  await shop?.close();
  await closeCards?.();
  await mailbox?.close();
});

it('out of the box prices the cart at its lines, with one free delivery', async () => {
  const { api } = await newUser(shop);
  expect(await api.post('checkout/quote', {})).toMatchObject({
    status: 200,
    data: { subtotal: 0, total: 0, methods: [] },
  });
  await fill(api, await addProduct(db, { priceCents: 4_999 }), 2);
  const quote = await api.post<Quote>('checkout/quote', {});
  expect(quote).toMatchObject({
    status: 200,
    message: 'Cart priced',
    data: {
      subtotal: 99.98,
      discount: 0,
      shippingCharge: 0,
      tax: 0,
      isTaxIncluded: false,
      total: 99.98,
      methods: [{ name: 'Standard delivery', price: 0 }],
    },
  });
  expect(quote.data['methodId']).toBe(quote.data.methods[0]!._id);
});

it('takes delivery and tax from the quote to the order', async () => {
  const admin = await newAdmin(shop);
  const { data: zones } = await admin.api.get<Zone[]>('delivery/zones');
  const express = {
    name: 'Express',
    price: { kind: 'flat', amount: 15 },
    daysFrom: 1,
    daysTo: 2,
    isActive: true,
  };
  const added = await admin.api.post('delivery/methods', { ...express, zone: zones[0]!._id });
  expect(added).toMatchObject({ status: 201 });
  const rate = { name: 'Sales tax', country: 'US', taxClass: 'standard', percent: '10' };
  expect((await admin.api.post('taxes/rates', rate)).status).toBe(201);

  const { api } = await newUser(shop);
  await fill(api, await addProduct(db, { priceCents: 4_999 }), 2);
  const { data: first } = await api.post<Quote>('checkout/quote', {});
  expect(first).toMatchObject({ shippingCharge: 0, tax: 10, total: 109.98 });
  const methodId = first.methods.find(({ name }) => name === 'Express')!._id;
  const { data: quote } = await api.post<Quote>('checkout/quote', { methodId });
  expect(quote).toMatchObject({ methodId, shippingCharge: 15, tax: 11.5, total: 126.48 });

  const wrong = { amount: 126.48, customerDetails: DETAILS, methodId: 'gone' };
  expect(await api.post('payment', wrong)).toMatchObject({
    status: 400,
    errors: [{ field: 'methodId' }],
  });
  const started = await api.post<string>('payment', { ...wrong, methodId });
  await cards.confirm(started.data);
  const order = await createOrder(api, idOf(started.data));
  expect(order.data).toMatchObject({
    totalPrice: 126.48,
    shippingCharge: 15,
    shippingMethod: 'Express',
    tax: 11.5,
    isTaxIncluded: false,
  });
  await expectInvariants(db, cards);
});

it('prices, charges and sends an order to another country', async () => {
  const admin = await newAdmin(shop);
  const regions = [{ country: 'DE', states: [] }];
  const { data: zone } = await admin.api.post<Zone>('delivery/zones', { name: 'Europe', regions });
  const method = { name: 'Parcel', price: { kind: 'flat', amount: 25 }, isActive: true };
  await admin.api.post('delivery/methods', { ...method, zone: zone._id });
  const rate = { name: 'VAT', country: 'DE', taxClass: 'standard', percent: '19' };
  expect((await admin.api.post('taxes/rates', rate)).status).toBe(201);

  const { api } = await newUser(shop);
  await fill(api, await addProduct(db, { priceCents: 4_999 }), 2);
  expect((await api.post('checkout/quote', {})).data).toMatchObject({
    countries: ['US', 'DE'],
    dependsOnAddress: true,
    shippingCharge: null,
    methods: [],
  });
  const { data: quote } = await api.post<Quote>('checkout/quote', { country: 'DE' });
  expect(quote).toMatchObject({ shippingCharge: 25, tax: 23.75, total: 148.73 });
  expect((await api.post('checkout/quote', { country: ' de ' })).data).toEqual(quote);
  expect((await api.post('checkout/quote', { country: '' })).data).toMatchObject({
    shippingCharge: null,
  });
  expect(await api.post('checkout/quote', { country: 'FR' })).toMatchObject({
    status: 400,
    errors: [{ field: 'country' }],
  });
  expect(await api.get('checkout/address-format?country=FR')).toMatchObject({ status: 400 });
  for (const country of ['DE', 'de']) {
    expect(await api.get(`checkout/address-format?country=${country}`)).toMatchObject({
      data: { country: 'DE', isStateRequired: false },
    });
  }

  const german = { ...DETAILS, phone: '+4930123456', state: '', zip: '10115', country: 'DE' };
  const pay = (customerDetails: object) =>
    api.post<string>('payment', { amount: 148.73, customerDetails });
  expect(await pay({ ...german, country: 'FR' })).toMatchObject({
    status: 400,
    errors: [{ field: 'country', message: 'We do not deliver to this country' }],
  });
  expect(await pay({ ...german, zip: '1011' })).toMatchObject({
    status: 400,
    errors: [{ field: 'zip' }],
  });
  expect(await pay({ ...german, phone: '030123456' })).toMatchObject({
    status: 400,
    errors: [{ field: 'phone' }],
  });
  expect(await pay(DETAILS)).toMatchObject({ status: 409, code: 'cart_changed' });
  const started = await pay(german);
  await cards.confirm(started.data);
  const order = await createOrder(api, idOf(started.data));
  expect(order.data).toMatchObject({
    totalPrice: 148.73,
    shippingCharge: 25,
    tax: 23.75,
    customerDetails: german,
  });
  const exported = await admin.api.get('orders/export.csv');
  expect(exported.body).toContain(',10115,DE,');
  await expectInvariants(db, cards);
});
