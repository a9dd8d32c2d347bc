import { randomUUID } from 'node:crypto';
import { eventually } from '../../support/eventually.js';
import { expectInvariants } from '../../support/invariants.js';
import { PASSWORD } from '../../support/password.js';
import { type Order, ParcelShop } from '../../support/parcel-shop.js';

interface PersonalData {
  readonly data: Readonly<Record<string, unknown>>;
}

let parcels: ParcelShop;

beforeAll(async () => {
  parcels = await ParcelShop.start();
});
afterAll(() => parcels?.close());
beforeEach(() => parcels.openNext());
afterEach(() => expectInvariants(parcels.db, parcels.cards));

/** Refunds units of the only line. */
const refund = ({ _id, products }: Order, quantity: number) =>
  parcels.admin.api.post<Order>(`orders/${_id}/refunds`, {
    key: randomUUID(),
    reason: 'other',
    total: (quantity * 4_999) / 100,
    restock: true,
    lines: [{ lineId: products[0]?._id, quantity }],
  });

it('what was refunded is not shipped; once the rest is refunded, the order is shipped', async () => {
  const order = await parcels.buy();
  expect((await refund(order, 1)).data.products).toMatchObject([{ quantity: 3, unshipped: 2 }]);
  expect(await parcels.ship(order, 3)).toMatchObject({
    status: 409,
    code: 'more_than_left',
    message: 'Only 2 × Kettlebell 16 kg left to ship.',
  });
  expect((await parcels.ship(order, 1)).data).toMatchObject({ status: 'pending' });
  expect((await refund(order, 1)).data).toMatchObject({
    status: 'shipped',
    parcels: [{ lines: [{ quantity: 1 }] }],
    products: [{ unshipped: 0 }],
    actions: ['delivered', 'returned'],
  });
  await eventually(async () => {
    const subjects = (await parcels.emails(order)).map(({ subject }) => subject);
    expect(subjects).toContain(`Order ${order.number} is complete`);
    expect((await parcels.look(order)).paymentStatus).toBe('partially_refunded');
  });
});

it('an order that was refunded before it left is canceled, not shipped', async () => {
  const order = await parcels.buy();
  expect((await refund(order, 3)).data.actions).toEqual(['canceled']);
  for (const refused of [await parcels.step(order, 'shipped'), await parcels.ship(order, 1)]) {
    expect(refused).toMatchObject({ status: 409, code: 'nothing_to_ship' });
  }
  expect((await parcels.step(order, 'canceled')).data.status).toBe('canceled');
  await eventually(async () => expect((await parcels.look(order)).paymentStatus).toBe('refunded'));
});

it('is exported with its refunds, to the staff and to its shopper', async () => {
  const order = await parcels.buy();
  await refund(order, 1);
  await eventually(async () => {
    expect((await parcels.look(order)).paymentStatus).toBe('partially_refunded');
  });
  const { body } = await parcels.admin.api.get(`orders/export.csv?searchTerm=${order.number}`);
  expect(body).toMatch(/,refunded,refunds,/);
  expect(body).toMatch(/,49\.99,\d{4}-\d\d-\d\dT\S+Z 49\.99 Other reason \(refunded\),/);

  const { data } = await parcels.shopper.api.post<PersonalData>('users/user/export', {
    currentPassword: PASSWORD,
  });
  expect(data.data['orders']).toMatchObject([
    {
      number: order.number,
      refunds: [
        {
          at: expect.any(String),
          amountCents: 4_999,
          status: 'refunded',
          reason: 'Other reason',
          lines: [{ quantity: 1 }],
        },
      ],
    },
  ]);
});

it('units that are shipped and refunded at once are one or the other', async () => {
  const order = await parcels.buy();
  const [shipped, refunded] = await Promise.all([parcels.ship(order, 3), refund(order, 2)]);
  expect(refunded.status).toBe(200);
  expect([200, 409]).toContain(shipped.status);
  const { status, products } = await parcels.look(order);
  expect([status, products[0]?.unshipped]).toEqual(
    shipped.status === 200 ? ['shipped', 0] : ['pending', 1],
  );
  await eventually(async () => {
    expect((await parcels.look(order)).paymentStatus).toBe('partially_refunded');
  });
});
