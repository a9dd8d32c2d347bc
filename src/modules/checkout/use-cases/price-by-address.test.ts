import { deliveryMethod, deliveryZone } from '../../delivery/testing/delivery-fixtures.js';
import { taxRate } from '../../tax/testing/tax-rate-fixtures.js';
import { BELL, type CheckoutFixture, checkoutFixture } from '../testing/checkout-fixture.js';

const ADA = 'user-ada';
const DETAILS = {
  fullName: 'Ada',
  email: 'ada@example.com',
  phone: '0123456789',
  address: '1 Main Street',
  city: 'London',
  state: 'LDN',
  zip: '1234',
};
let fixture: CheckoutFixture;

const rows = () => [...fixture.checkouts.rows.values()];
const FAST = deliveryMethod('Express', { price: { kind: 'flat', cents: 1_500 } });
const [SLOW, AIR] = [600, 9_900].map((cents) =>
  deliveryMethod(`For ${cents}`, { price: { kind: 'flat', cents } }),
);
const CALIFORNIA = { ...DETAILS, state: 'CA' };
const ALASKA = { ...DETAILS, state: 'AK' };
const payFor = (amountCents: number, customerDetails: typeof DETAILS | null, methodId?: string) =>
  fixture.start.execute({
    ...{ userId: ADA, amountCents, customerDetails },
    ...(methodId !== undefined && { methodId }),
  });

beforeEach(() => {
  fixture = checkoutFixture();
  fixture.sell(BELL, 5_000, 3);
  fixture.carts.fill(ADA, [{ productId: BELL, quantity: 1 }]);
  fixture.delivery.zones = [
    deliveryZone('Home', { methods: [SLOW!, FAST] }),
    deliveryZone('Alaska', { regions: [{ country: 'US', states: ['AK'] }], methods: [AIR!] }),
  ];
});

it('asks for the address, and names the field', async () => {
  await expect(payFor(5_600, null)).rejects.toMatchObject({
    kind: 'invalid',
    errors: [{ field: 'customerDetails' }],
  });
  await expect(payFor(5_600, { ...DETAILS, state: 'Alasca' })).rejects.toMatchObject({
    kind: 'invalid',
    errors: [{ field: 'state' }],
  });
  expect(rows()).toEqual([]);
});

it.each([
  ['method', CALIFORNIA, FAST.id, 6_500],
  ['address', ALASKA, undefined, 14_900],
])('never charges the old amount after another %s', async (_case, details, methodId, amount) => {
  await payFor(5_600, CALIFORNIA);
  await expect(payFor(5_600, details, methodId)).rejects.toMatchObject({ code: 'cart_changed' });
  await payFor(amount, details, methodId);
  expect(fixture.payments.intents.get('pi_1')!.status).toBe('canceled');
  expect(fixture.payments.last).toMatchObject({ amountCents: amount, status: 'open' });
  expect(rows().map((row) => row.status)).toEqual(['released', 'open']);
  fixture.payments.become('pi_2', 'succeeded');
  await fixture.create.execute(ADA, 'pi_2', undefined);
  expect(fixture.orders.placed).toMatchObject([
    { totalCents: amount, shippingCents: amount - 5_000, customerDetails: details },
  ]);
});

it('keeps the destination it was priced for, whatever details come later', async () => {
  await payFor(5_600, CALIFORNIA);
  fixture.payments.become('pi_1', 'succeeded');
  await fixture.create.execute(ADA, 'pi_1', ALASKA);
  expect(fixture.orders.placed).toMatchObject([{ customerDetails: CALIFORNIA }]);
});

it('refuses a method that is not offered there, and a place that is not served', async () => {
  await expect(payFor(14_900, ALASKA, FAST.id)).rejects.toMatchObject({
    errors: [{ field: 'methodId' }],
  });
  fixture.delivery.zones = [];
  await expect(payFor(5_000, DETAILS)).rejects.toMatchObject({ code: 'not_delivered' });
  expect(rows()).toEqual([]);
});

it('opens no payment while the tax is not known', async () => {
  fixture.taxes.rates = [taxRate()];
  fixture.taxes.isUnavailable = true;
  await expect(payFor(5_600, CALIFORNIA)).rejects.toMatchObject({ kind: 'unavailable' });
  expect([fixture.payments.calls, rows()]).toEqual([[], []]);
});
