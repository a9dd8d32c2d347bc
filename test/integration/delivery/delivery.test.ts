import type { Schema } from '../../../common/contract/client.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { newAdmin, type TestUser } from '../../support/test-users.js';

interface Method extends Record<string, unknown> {
  readonly _id: string;
}
interface Zone extends Record<string, unknown> {
  readonly _id: string;
  readonly methods: readonly Method[];
}

let shop: TestApp;
let admin: TestUser;
beforeAll(async () => {
  shop = await startTestApp();
  admin = await newAdmin(shop);
});
afterAll(() => shop.close());

const zones = async () => (await admin.api.get<Zone[]>('delivery/zones')).data;

it('begins with the country of the shop and one free method without promised days', async () => {
  const [home, ...others] = await zones();
  expect(others).toEqual([]);
  expect(home).toMatchObject({ name: 'Home', regions: [{ country: null, states: [] }] });
  expect(home?.methods).toEqual([
    {
      _id: expect.any(String) as string,
      zone: home?._id,
      name: 'Standard delivery',
      price: { kind: 'flat', amount: 0, freeFrom: null, steps: null },
      daysFrom: null,
      daysTo: null,
      isActive: true,
      version: 1,
    },
  ]);
});

it('tells shoppers what delivery costs as its methods say it', async () => {
  const told = async () => {
    const [{ data: info }, { data: faqs }] = await Promise.all([
      admin.api.get<Schema<'Shop'>>('shop'),
      admin.api.get<Schema<'Faq'>[]>('faqs'),
    ]);
    const page = await admin.api.get<{ html: string }>('pages/delivery');
    const answer = faqs.find(({ question }) => question === 'What does delivery cost?')?.answer;
    return { delivery: info.delivery, answer, page: page.data.html };
  };
  const free = 'Delivery is free on every order, whatever its size and weight.';
  expect(await told()).toMatchObject({
    delivery: { isFree: true, freeFrom: null },
    answer: free,
    page: expect.stringContaining(free) as string,
  });
  const [method] = (await zones())[0]?.methods ?? [];
  const edit = async (price: object) => {
    const { version } = (await zones())[0]?.methods[0] ?? {};
    await admin.api.put(`delivery/methods/${method?._id}`, { version, price });
  };
  await edit({ kind: 'free_from', amount: 7.95, freeFrom: 100 });
  const priced = 'Standard delivery costs $7.95 and is free on orders of $100.00 or more.';
  expect(await told()).toMatchObject({
    delivery: { isFree: false, freeFrom: 100 },
    answer: priced,
    page: expect.stringContaining(priced) as string,
  });
  await edit({ kind: 'flat', amount: 0 });
  expect((await told()).delivery).toMatchObject({ isFree: true, freeFrom: null });
});

it('has zones with methods of every kind, changed and reordered', async () => {
  const added = await admin.api.post<Zone>('delivery/zones', {
    name: ' Canada ',
    regions: [{ country: 'CA', states: ['ontario', 'QC'] }],
  });
  expect(added).toMatchObject({
    status: 201,
    message: 'Delivery zone saved',
    data: { name: 'Canada', regions: [{ country: 'CA', states: ['ON', 'QC'] }], methods: [] },
  });
  const zone = added.data._id;
  const add = async (body: object) =>
    (await admin.api.post<Method>('delivery/methods', { zone, ...body })).data;
  const express = await add({
    name: 'Express',
    daysFrom: 1,
    daysTo: '2',
    isActive: false,
    price: { kind: 'free_from', amount: '19.99', freeFrom: 200, steps: null },
  });
  const steps = [
    { upToGrams: 1000, price: 5 },
    { upToGrams: 30000, price: 19.5 },
  ];
  const freight = await add({ name: 'Freight', price: { kind: 'by_weight', steps } });
  expect(express).toMatchObject({
    zone,
    daysFrom: 1,
    daysTo: 2,
    isActive: false,
    price: { kind: 'free_from', amount: 19.99, freeFrom: 200, steps: null },
  });
  expect(freight).toMatchObject({ price: { kind: 'by_weight', amount: null, steps } });

  const edit = { price: { kind: 'flat', amount: 7 }, daysFrom: null, daysTo: null, version: 1 };
  const edited = await admin.api.put(`delivery/methods/${express._id}`, edit);
  expect(edited).toMatchObject({
    status: 200,
    message: 'Delivery method saved',
    data: { name: 'Express', price: { kind: 'flat', amount: 7 }, daysFrom: null, version: 2 },
  });
  expect(await admin.api.put(`delivery/methods/${express._id}`, edit)).toMatchObject({
    status: 409,
    code: 'edited_meanwhile',
    data: { version: 2, fields: [] },
  });

  const ids = [freight._id, express._id];
  const order = await admin.api.put<Zone>(`delivery/zones/${zone}/order`, { ids });
  expect(order.data.methods.map(({ _id }) => _id)).toEqual(ids);
  const one = await admin.api.get<Method>(`delivery/methods/${freight._id}`);
  expect(one.data).toEqual(freight);
  expect((await admin.api.delete(`delivery/methods/${freight._id}`)).message).toBe(
    'Delete successful!',
  );
  expect(await admin.api.put(`delivery/zones/${zone}`, { name: 'C', version: 2 })).toMatchObject({
    status: 409,
    message: 'Someone else has changed this delivery zone since you opened it.',
  });
  const renamed = await admin.api.put<Zone>(`delivery/zones/${zone}`, { name: 'C', version: 1 });
  expect(renamed.data).toMatchObject({ name: 'C', version: 2, methods: [{ _id: express._id }] });
  await admin.api.delete(`delivery/zones/${zone}`);
  expect((await admin.api.get(`delivery/zones/${zone}`)).status).toBe(404);
  expect((await admin.api.get(`delivery/methods/${express._id}`)).status).toBe(404);
});

it.each([
  ['no name', { name: '' }, 'name', 'Name is required'],
  ['no price', { price: undefined }, 'price', 'Delivery price must be a number'],
  [
    'an unknown kind',
    { price: { kind: 'x', amount: 1 } },
    'price.kind',
    'kind must be one of flat, free_from, by_weight',
  ],
  ['no amount', { price: { kind: 'flat' } }, 'price.amount', 'Delivery price must be a number'],
  [
    'half a cent',
    { price: { kind: 'flat', amount: 0.005 } },
    'price.amount',
    'Delivery price can have at most two decimals',
  ],
  [
    'a negative price',
    { price: { kind: 'flat', amount: -1 } },
    'price.amount',
    'Delivery price must be between 0 and 99,999.99',
  ],
  [
    'no amount from which it is free',
    { price: { kind: 'free_from', amount: 1 } },
    'price.freeFrom',
    'The amount for free delivery must be a number',
  ],
  ['no steps', { price: { kind: 'by_weight' } }, 'price.steps', 'Add at least one weight step'],
  [
    'half a gram',
    { price: { kind: 'by_weight', steps: [{ upToGrams: 0.5, price: 1 }] } },
    'price.steps.0.upToGrams',
    'Weight must be a whole number of grams from 1 to 100,000,000',
  ],
  [
    'half a day',
    { daysFrom: 0.5, daysTo: 1 },
    'daysFrom',
    'Days must be a whole number from 0 to 365',
  ],
  ['one day alone', { daysFrom: 1 }, 'daysTo', 'Enter both days, or none'],
  ['no flag', { isActive: 'yes' }, 'isActive', 'Active must be true or false'],
  ['no zone', { zone: 7 }, 'zone', 'Zone must be the id of a zone'],
])('refuses a method with %s', async (_case, changes, field, message) => {
  const [home] = await zones();
  const body = { zone: home?._id, name: 'M', price: { kind: 'flat', amount: 1 }, ...changes };
  expect(await admin.api.post('delivery/methods', body)).toMatchObject({
    status: 400,
    errors: [{ field, message }],
  });
  expect((await zones())[0]?.methods).toHaveLength(1);
});

it.each([
  ['no regions', { regions: [] }, 'Choose at least one country'],
  ['a text for regions', { regions: 'US' }, 'Choose at least one country'],
  ['the country of the shop again', {}, 'United States is in the zone "Home" already'],
])('refuses a zone with %s', async (_case, changes, message) => {
  const body = { name: 'Z', regions: [{ country: 'US', states: [] }], ...changes };
  expect(await admin.api.post('delivery/zones', body)).toMatchObject({
    status: 400,
    errors: [{ field: 'regions', message }],
  });
  expect(await zones()).toHaveLength(1);
});
