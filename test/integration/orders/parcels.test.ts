import { eventually } from '../../support/eventually.js';
import { expectInvariants } from '../../support/invariants.js';
import { type Order, ParcelShop } from '../../support/parcel-shop.js';
import { DETAILS } from '../../support/shoppers.js';

let parcels: ParcelShop;

beforeAll(async () => {
  parcels = await ParcelShop.start();
});
afterAll(() => parcels?.close());
beforeEach(() => parcels.openNext());
afterEach(() => expectInvariants(parcels.db, parcels.cards));

it('an order ships in two parcels, each with its email and its link', async () => {
  const order = await parcels.buy();
  const part = await parcels.ship(order, 1, { carrier: 'ups', trackingNumber: '1Z 9' });
  expect([part.status, part.message]).toEqual([200, 'Part shipped.']);
  expect(part.data).toMatchObject({
    status: 'pending',
    actions: ['shipped'],
    products: [{ quantity: 3, unshipped: 2 }],
    parcels: [
      {
        number: 1,
        carrierName: 'UPS',
        trackingUrl: 'https://www.ups.com/track?tracknum=1Z%209',
        deliveredAt: null,
      },
    ],
  });
  const own = (await parcels.shopper.api.get<Order[]>('orders/user')).data[0];
  expect(own?.parcels).toEqual(part.data.parcels);

  const rest = await parcels.admin.api.post<Order>(`orders/${order._id}/parcels`, {
    carrier: 'other',
    carrierName: 'Bike courier',
    trackingUrl: 'https://courier.test/7',
  });
  expect([rest.message, rest.data.status]).toEqual(['shipped successfully!', 'shipped']);
  expect(rest.data.products).toMatchObject([{ unshipped: 0 }]);
  const file = await parcels.admin.api.get(`orders/export.csv?searchTerm=${order.number}`);
  expect(file.body).toContain('UPS 1Z 9; Bike courier');
  expect((await parcels.step(order, 'delivered')).data.parcels).toMatchObject([
    { deliveredAt: expect.any(String) },
    { deliveredAt: expect.any(String) },
  ]);
  await eventually(async () => {
    expect((await parcels.emails(order)).map(({ subject }) => subject).sort()).toEqual([
      `Order ${order.number} confirmed`,
      `Order ${order.number} was delivered`,
      `Part of order ${order.number} is on the way`,
      `The rest of order ${order.number} is on the way`,
    ]);
  });
  const texts = (await parcels.emails(order)).map(({ text }) => text);
  expect(texts.find((text) => text.includes('The rest follows'))).toMatch(
    /1Z 9[^]*https:\/\/www\.ups\.com\/track\?tracknum=1Z%209[^]*1 × \$49\.99/,
  );
  expect(texts.find((text) => text.includes('handed the rest'))).toMatch(
    /Bike courier[^]*https:\/\/courier\.test\/7[^]*2 × \$49\.99/,
  );
});

it('of two admins who ship the same units at once, one is told what is left', async () => {
  const order = await parcels.buy();
  const answers = await Promise.all([parcels.ship(order, 2), parcels.ship(order, 2)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)).toMatchObject({
    code: 'more_than_left',
    message: `Only 1 × Kettlebell 16 kg left to ship.`,
  });
  const both = await Promise.all([parcels.step(order, 'shipped'), parcels.step(order, 'shipped')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await parcels.look(order)).parcels.map(({ lines }) => lines[0]?.quantity)).toEqual([
    2, 1,
  ]);
});

it('what is partly shipped is canceled by nobody until its parcel is undone', async () => {
  const order = await parcels.buy();
  const { data } = await parcels.ship(order, 1);
  const refusal = { status: 409, code: 'partly_shipped' };
  expect(await parcels.step(order, 'canceled')).toMatchObject(refusal);
  expect(await parcels.shopper.api.put(`orders/${order._id}/cancel`)).toMatchObject(refusal);
  const { fullName, phone, address, city } = DETAILS;
  const corrected = await parcels.admin.api.put(`orders/${order._id}/address`, {
    fullName,
    phone,
    address,
    city,
  });
  expect(corrected).toMatchObject({ status: 409, code: 'too_late_to_correct' });
  const parcel = `orders/${order._id}/parcels/${data.parcels[0]?._id}`;
  expect(await parcels.admin.api.delete(parcel)).toMatchObject({
    status: 200,
    message: 'Parcel undone.',
  });
  expect(await parcels.admin.api.delete(parcel)).toMatchObject({ status: 404 });
  expect((await parcels.look(order)).actions).toEqual(['canceled', 'shipped']);
  expect((await parcels.shopper.api.put(`orders/${order._id}/cancel`)).status).toBe(200);
  await eventually(async () => expect((await parcels.look(order)).paymentStatus).toBe('refunded'));
});

it('tracking is corrected at any time; a parcel of a shipped order stays', async () => {
  const order = await parcels.buy();
  const { data } = await parcels.step(order, 'shipped');
  expect(data.parcels).toMatchObject([{ carrier: null, lines: [{ quantity: 3 }] }]);
  const path = `orders/${order._id}/parcels/${data.parcels[0]?._id}`;
  const saved = await parcels.admin.api.put<Order>(path, {
    carrier: 'dhl',
    trackingNumber: ' 42 ',
  });
  expect(saved.data.parcels).toMatchObject([{ carrierName: 'DHL', trackingNumber: '42' }]);
  expect((await parcels.admin.api.put<Order>(path, { carrier: '' })).data.parcels).toMatchObject([
    { carrier: null, trackingNumber: null },
  ]);
  expect(await parcels.admin.api.delete(path)).toMatchObject({
    status: 409,
    code: 'parcel_is_final',
  });
});

it('bad input names its field and ships nothing', async () => {
  const order = await parcels.buy();
  const lineId = order.products[0]?._id;
  const post = (body: object) => parcels.admin.api.post(`orders/${order._id}/parcels`, body);
  for (const [body, field] of [
    [{ lines: [] }, 'lines'],
    [{ lines: 'all' }, 'lines'],
    [{ lines: [null] }, 'lines.0'],
    [{ lines: [{ lineId: 'nonsense', quantity: 1 }] }, 'lines'],
    [{ lines: [{ lineId, quantity: 0 }] }, 'lines.0.quantity'],
    [{ lines: [{ lineId, quantity: 1.5 }] }, 'lines.0.quantity'],
    [
      {
        lines: [
          { lineId, quantity: 1 },
          { lineId, quantity: 1 },
        ],
      },
      'lines',
    ],
    [{ carrier: 'pigeon' }, 'carrier'],
    [{ trackingNumber: '1Z' }, 'carrier'],
    [{ carrier: 'other' }, 'carrierName'],
    [{ carrier: 'other', carrierName: 'GLS', trackingUrl: 'javascript:1' }, 'trackingUrl'],
  ] as const) {
    expect(await post(body)).toMatchObject({ status: 400, errors: [{ field }] });
  }
  expect(await parcels.admin.api.post('orders/nonsense/parcels', {})).toMatchObject({
    status: 404,
  });
  expect((await parcels.look(order)).parcels).toEqual([]);
});

it('an order that was shipped before there were parcels reads as before', async () => {
  const order = await parcels.buy();
  await parcels.step(order, 'shipped');
  await parcels.db.query('DELETE FROM parcel WHERE order_id = $1', [order._id]);
  expect(await parcels.look(order)).toMatchObject({
    status: 'shipped',
    parcels: [],
    actions: ['delivered', 'returned'],
    products: [{ unshipped: 0 }],
  });
  expect((await parcels.step(order, 'delivered')).data.status).toBe('delivered');
});

it('a file ships many orders with their tracking, after a dry run', async () => {
  const one = await parcels.buy();
  const other = await parcels.step(await parcels.buy(), 'shipped');
  const csv = parcels.admin.api.with({ 'content-type': 'text/csv' });
  const file = Buffer.from(
    `order,carrier,tracking\n#${one.number},FedEx,77\n${other.data.number},,\nabc,UPS,1`,
  );
  const rows = [
    { row: 2, order: String(one.number), shipped: true, message: '' },
    {
      row: 3,
      order: String(other.data.number),
      shipped: false,
      message: 'An order that is shipped cannot become shipped',
    },
    { row: 4, order: 'abc', shipped: false, message: 'Enter the number of an order' },
  ];
  const tried = await csv.post('orders/bulk-ship/file?dryRun=true', file);
  expect(tried).toMatchObject({ status: 200, data: { shipped: 1, refused: 2, rows } });
  expect((await parcels.look(one)).status).toBe('pending');
  const done = await csv.post('orders/bulk-ship/file', file);
  expect(done).toMatchObject({ message: '1 of 3 shipped', data: { shipped: 1, refused: 2, rows } });
  expect((await parcels.look(one)).parcels).toMatchObject([
    { carrierName: 'FedEx', trackingUrl: 'https://www.fedex.com/fedextrack/?trknbr=77' },
  ]);
  expect(await csv.post('orders/bulk-ship/file', Buffer.from('weight\n1'))).toMatchObject({
    status: 400,
    errors: [{ field: 'file' }],
  });
  expect(await parcels.admin.api.post('orders/bulk-ship/file', {})).toMatchObject({ status: 415 });
});
