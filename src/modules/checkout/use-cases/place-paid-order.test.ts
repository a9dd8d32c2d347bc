import { BELL, type CheckoutFixture, checkoutFixture } from '../testing/checkout-fixture.js';

const ADA = 'user-ada';
let fixture: CheckoutFixture;

beforeEach(async () => {
  fixture = checkoutFixture();
  fixture.sell(BELL, 5_000, 3);
  await fixture.begin(ADA);
});

const checkout = () => [...fixture.checkouts.rows.values()][0]!;
const pay = async () => {
  fixture.payments.become('pi_1', 'succeeded');
  await fixture.create.execute(ADA, 'pi_1', undefined);
};

it('places an order with the name of its delivery', async () => {
  await pay();
  expect(fixture.orders.placed).toMatchObject([
    { shippingMethod: 'Standard delivery', shippingCents: 0, shippingTaxCents: 0, country: 'US' },
  ]);
});

it('places an order of a checkout of an earlier release, without delivery or country', async () => {
  const { id, pricing } = checkout();
  fixture.checkouts.rows.set(id, {
    ...checkout(),
    pricing: { ...pricing, delivery: null, destination: null },
  });
  await pay();
  expect(fixture.orders.placed).toMatchObject([
    {
      totalCents: 5_000,
      country: null,
      shippingMethod: null,
      shippingCents: 0,
      shippingTaxCents: 0,
    },
  ]);
  expect(fixture.documents.all).toMatchObject([{ kind: 'invoice', totalCents: 5_000 }]);
});

it('leaves no update of its payment to be applied', async () => {
  await pay();
  expect(fixture.events.withdrawn).toEqual([
    { name: 'payment.intent-changed', orderingKey: 'pi_1' },
  ]);
});

it('marks no late use where a late payment had no discount code', async () => {
  await fixture.release.execute(checkout());
  await pay();
  expect(fixture.orders.placed).toMatchObject([{ discountCode: null, totalCents: 5_000 }]);
  expect(fixture.discountUses.late.size).toBe(0);
});
