import { BELL, type CheckoutFixture, checkoutFixture } from '../testing/checkout-fixture.js';

let fixture: CheckoutFixture;

beforeEach(async () => {
  fixture = checkoutFixture();
  fixture.sell(BELL, 5_000, 3);
  fixture.carts.fill('ada', [{ productId: BELL, quantity: 2 }]);
  await fixture.start.execute({ userId: 'ada', amountCents: 10_000, customerDetails: null });
});

const checkout = () => [...fixture.checkouts.rows.values()][0]!;
const left = () => fixture.stock.left(BELL);

it('gives the stock back and closes the checkout', async () => {
  await fixture.release.execute(checkout());
  expect([checkout().status, checkout().intentId, left()]).toEqual(['released', 'pi_1', 3]);
});

it('keeps the stock of a checkout that got a fresh intent since it was read', async () => {
  const seen = checkout();
  await fixture.checkouts.dropIntent(seen);
  await fixture.release.execute(seen);
  expect([checkout().status, checkout().version, left()]).toEqual(['open', 2, 1]);
});

it('leaves a checkout alone that has become an order since it was read', async () => {
  const seen = checkout();
  fixture.payments.become('pi_1', 'succeeded');
  await fixture.complete.execute('pi_1');
  await fixture.release.execute(seen);
  expect([checkout().status, left()]).toEqual(['completed', 1]);
});

it('has nothing to give back of a checkout that is gone', async () => {
  const seen = checkout();
  fixture.checkouts.rows.clear();
  await fixture.release.execute(seen);
  expect(left()).toBe(1);
});
