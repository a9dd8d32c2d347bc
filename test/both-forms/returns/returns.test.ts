import { randomUUID } from 'node:crypto';
import type { Schema } from '../../../common/contract/client.js';
import { eventually } from '../../support/eventually.js';
import { expectInvariants } from '../../support/invariants.js';
import { type Order, ParcelShop } from '../../support/parcel-shop.js';
import { newUser } from '../../support/test-users.js';

type Return = Schema<'Return'>;
type OrderReturns = Schema<'OrderReturns'>;

let parcels: ParcelShop;

beforeAll(async () => {
  parcels = await ParcelShop.start();
});
afterAll(() => parcels?.close());
beforeEach(() => parcels.openNext());
afterEach(() => expectInvariants(parcels.db, parcels.cards));

/** An order of three kettlebells that was delivered. */
const deliver = async (): Promise<Order> => {
  const order = await parcels.buy();
  await parcels.step(order, 'shipped');
  await parcels.step(order, 'delivered');
  return order;
};
const ask = (
  { _id, products }: Order,
  quantity: number,
  { key = randomUUID(), api = parcels.shopper.api } = {},
) =>
  api.post<OrderReturns>(`orders/${_id}/returns`, {
    key,
    reason: 'damaged',
    note: 'A dent',
    lines: [{ lineId: products[0]?._id, quantity }],
  });
const returnsOf = async ({ _id }: Order) =>
  (await parcels.shopper.api.get<OrderReturns>(`orders/${_id}/returns`)).data;
const staff = ({ _id }: Return, step: string, body: object = {}) =>
  parcels.admin.api.post<Return>(`returns/${_id}/${step}`, body);
const receive = (one: Return, quantity: number) =>
  staff(one, 'receive', { lines: [{ lineId: one.lines[0]?.lineId, quantity, restock: true }] });
const refund = (one: Return, total: number, key = randomUUID()) =>
  staff(one, 'refund', { key, total });
const inStock = async () => {
  const { rows } = await parcels.db.query<{ quantity: number }>(
    'SELECT quantity FROM product WHERE id = $1',
    [parcels.bell.id],
  );
  return rows[0]?.quantity;
};

it('a return leads from the request to the money', async () => {
  const order = await deliver();
  const asked = await ask(order, 2);
  expect([asked.status, asked.message]).toEqual([200, 'Return requested.']);
  expect(asked.data).toMatchObject({
    returns: [{ number: 1, state: 'requested', reason: 'damaged', note: 'A dent', refund: null }],
    returnable: [{ quantity: 1 }],
  });
  const one = asked.data.returns[0]!;
  const listed = await parcels.admin.api.get<Return[]>('returns?state=open');
  expect(listed.data[0]).toMatchObject({ _id: one._id, orderNumber: order.number });

  await staff(one, 'approve', { text: 'To the back door, please' });
  expect((await receive(one, 1)).data).toMatchObject({
    state: 'received',
    lines: [{ quantity: 2, received: 1, restocked: true }],
  });
  expect(await inStock()).toBe(4);
  const key = randomUUID();
  expect((await refund(one, 49.99, key)).data.refund).toMatchObject({ amount: 49.99 });
  expect((await refund(one, 49.99, key)).status).toBe(200);
  await eventually(async () => {
    expect((await returnsOf(order)).returns[0]).toMatchObject({
      state: 'refunded',
      answer: 'To the back door, please',
      refund: { status: 'refunded' },
    });
  });
  expect((await parcels.look(order)).status).toBe('delivered');
  expect((await returnsOf(order)).returnable).toMatchObject([{ quantity: 2 }]);
  await eventually(async () => {
    expect((await parcels.emails(order)).map(({ subject }) => subject).slice(0, 3)).toEqual([
      `Refund of order ${order.number}`,
      `Return of order ${order.number} approved`,
      `Return of order ${order.number} requested`,
    ]);
  });
  const { history } = await parcels.look(order);
  expect(history.filter(({ what }) => what === 'return').map(({ detail }) => detail)).toEqual([
    'return 1 requested: 2 units',
    'return 1 approved',
    'return 1 received: 1 of 2 units, 1 back in stock',
    'return 1 refunded',
  ]);
});

it('is for the shopper alone, and for staff', async () => {
  const order = await deliver();
  const { data } = await ask(order, 1);
  const other = await newUser(parcels.shop);
  expect((await other.api.get(`orders/${order._id}/returns`)).status).toBe(404);
  expect((await ask(order, 1, { api: other.api })).status).toBe(404);
  const withdraw = `orders/${order._id}/returns/${data.returns[0]?._id}/withdraw`;
  expect((await other.api.put(withdraw)).status).toBe(404);
  const withdrawn = await parcels.shopper.api.put<OrderReturns>(withdraw);
  expect(withdrawn.data.returns[0]?.state).toBe('withdrawn');
  expect(await parcels.shopper.api.put(withdraw)).toMatchObject({
    status: 409,
    message: 'A return that is withdrawn cannot be withdrawn.',
  });
});

it('never takes more units than were delivered, however many ask at once', async () => {
  const order = await deliver();
  const answers = await Promise.all([ask(order, 2), ask(order, 2), ask(order, 2)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const key = randomUUID();
  const twice = await Promise.all([ask(order, 1, { key }), ask(order, 1, { key })]);
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect((await returnsOf(order)).returns.map(({ number }) => number)).toEqual([1, 2]);
  const early = await parcels.buy();
  expect(await ask(early, 1)).toMatchObject({ status: 409, code: 'more_than_returnable' });
});

it('of two admins at once, one decides, one receives and one refunds', async () => {
  const order = await deliver();
  const one = (await ask(order, 3)).data.returns[0]!;
  const once = async (calls: Promise<{ status: number }>[]) =>
    (await Promise.all(calls)).map(({ status }) => status).sort();
  expect(await once([staff(one, 'approve'), staff(one, 'approve')])).toEqual([200, 409]);
  expect(await once([receive(one, 3), receive(one, 3)])).toEqual([200, 409]);
  expect(await inStock()).toBe(6);
  expect(await once([refund(one, 149.97), refund(one, 149.97)])).toEqual([200, 409]);
  await eventually(async () => {
    expect((await parcels.look(order)).paymentStatus).toBe('refunded');
    expect((await returnsOf(order)).returns[0]?.state).toBe('refunded');
  });
});

/** Refunds units of the only line by hand and puts them in stock. */
const refundByHand = (order: Order, quantity: number) =>
  parcels.admin.api.post<Order>(`orders/${order._id}/refunds`, {
    key: randomUUID(),
    reason: 'damaged',
    restock: true,
    lines: [{ lineId: order.products[0]?._id, quantity }],
    total: quantity * 49.99,
  });

it('a refund by hand leaves the units of an open return', async () => {
  const order = await deliver();
  const one = (await ask(order, 2)).data.returns[0]!;
  await staff(one, 'approve');
  await receive(one, 2);
  expect(await inStock()).toBe(5);
  const message = `2 × ${order.products[0]?.name} are in return 1. Refund them there.`;
  expect(await refundByHand(order, 2)).toMatchObject({ status: 409, message });
  expect((await refundByHand(order, 1)).status).toBe(200);
  expect((await staff(one, 'close')).code).toBe('return_refundable');
  expect((await refund(one, 99.98)).status).toBe(200);
  expect(await inStock()).toBe(6);
  await eventually(async () => {
    expect((await returnsOf(order)).returns[0]?.state).toBe('refunded');
    expect((await parcels.look(order)).paymentStatus).toBe('refunded');
  });
});

it('of two admins who refund the same units by hand, one succeeds', async () => {
  const order = await deliver();
  const answers = await Promise.all([refundByHand(order, 2), refundByHand(order, 2)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.message).toMatch(/^Only 1 of /);
  expect(await inStock()).toBe(5);
  await eventually(async () => {
    const { paymentStatus, refunds } = await parcels.look(order);
    expect([paymentStatus, refunds.map(({ amount }) => amount)]).toEqual([
      'partially_refunded',
      [99.98],
    ]);
  });
});

it('closes a return whose money went back otherwise', async () => {
  const order = await deliver();
  const one = (await ask(order, 1)).data.returns[0]!;
  await staff(one, 'approve');
  await receive(one, 1);
  const free = { key: randomUUID(), reason: 'goodwill', amount: 149.97, total: 149.97 };
  expect((await parcels.admin.api.post(`orders/${order._id}/refunds`, free)).status).toBe(200);
  expect(await staff(one, 'close')).toMatchObject({
    status: 200,
    message: 'Return closed.',
    data: { state: 'closed', refund: null },
  });
  expect(await inStock()).toBe(4);
  const open = await parcels.admin.api.get<Return[]>('returns?state=open');
  expect(open.data.map(({ _id }) => _id)).not.toContain(one._id);
});

it('tells why a return is declined', async () => {
  const order = await deliver();
  const one = (await ask(order, 1)).data.returns[0]!;
  expect((await staff(one, 'decline', { text: ' ' })).errors).toEqual([
    { field: 'text', message: 'Write why the return is declined' },
  ]);
  expect((await staff(one, 'decline', { text: 'It was worn.' })).data.state).toBe('declined');
  await eventually(async () => {
    const [newest] = await parcels.emails(order);
    expect(newest?.text).toMatch(/cannot take these items back[^]*It was worn\./);
  });
  expect(await staff(one, 'emails', { email: 'declined' })).toMatchObject({ status: 200 });
  await eventually(async () => {
    const declined = (await parcels.emails(order)).filter(({ subject }) =>
      /declined/.test(subject),
    );
    expect(declined).toHaveLength(2);
  });
  expect(await staff(one, 'emails', { email: 'approved' })).toMatchObject({ status: 409 });
});
