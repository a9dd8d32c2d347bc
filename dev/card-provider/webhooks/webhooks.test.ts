import type Stripe from 'stripe';
import { Ledger } from '../state/ledger.js';
import { TestProvider, TestReceiver } from '../testing/test-provider.js';

let world: TestProvider;
let shop: TestReceiver;
beforeEach(async () => {
  shop = await new TestReceiver().start();
  world = await new TestProvider().start(shop.url);
});
afterEach(async () => {
  await world.stop();
  await shop.stop();
});

test('each change is told, signed, in the provider’s words', async () => {
  const paid = await world.pay();
  await world.stripe.refunds.create({ payment_intent: paid.id });
  await world.pay('pm_card_authenticationRequired');
  await world.stripe.paymentIntents.cancel(
    (await world.stripe.paymentIntents.create({ amount: 100, currency: 'usd' })).id,
  );
  await world.pay('pm_card_chargeDeclined').catch(() => undefined);
  const expected = [
    'charge.failed',
    'charge.refunded',
    'charge.succeeded',
    'payment_intent.canceled',
    'payment_intent.created',
    'payment_intent.created',
    'payment_intent.created',
    'payment_intent.created',
    'payment_intent.payment_failed',
    'payment_intent.requires_action',
    'payment_intent.succeeded',
    'refund.created',
  ];
  await shop.until((types) => types.length === expected.length);
  expect(shop.types.sort()).toEqual(expected);
  const told = shop.events.find(({ type }) => type === 'payment_intent.succeeded');
  expect(told?.data.object as Stripe.PaymentIntent).toEqual(
    expect.objectContaining({ id: paid.id, status: 'succeeded' }),
  );
  expect(await world.stripe.events.retrieve(told!.id)).toMatchObject({ type: told!.type });
});

test('an event that is refused is sent again', async () => {
  shop.status = 500;
  const intent = await world.stripe.paymentIntents.create({ amount: 100, currency: 'usd' });
  await shop.until((types) => types.length === 1);
  shop.status = 200;
  await shop.until((types) => types.length === 2);
  expect(shop.events[1]).toEqual(shop.events[0]);
  expect((shop.events[0]?.data.object as Stripe.PaymentIntent).id).toBe(intent.id);
});

test('an event that was taken while the disk was full is sent once more', async () => {
  const { commit } = Ledger.prototype;
  let refused = 0;
  jest.spyOn(Ledger.prototype, 'commit').mockImplementation(function (this: Ledger, change) {
    if (change.settled && refused++ === 0) throw new Error('ENOSPC: no space left on device');
    commit.call(this, change);
  });
  await world.stripe.paymentIntents.create({ amount: 100, currency: 'usd' });
  await shop.until((types) => types.length === 2);
  expect(shop.events[1]).toEqual(shop.events[0]);
  jest.restoreAllMocks();
});

test('events that nobody took are sent after a restart', async () => {
  shop.status = 503;
  await world.pay();
  await shop.until((types) => types.length >= 3);
  await world.provider.close();
  const before = shop.events.length;
  shop.status = 200;
  await world.start(shop.url);
  await shop.until((types) => types.length >= before + 3);
  expect(new Set(shop.types.slice(before))).toEqual(
    new Set(['payment_intent.created', 'charge.succeeded', 'payment_intent.succeeded']),
  );
});

test('dropped events never come; doubled ones come as often as asked', async () => {
  world.provider.turn({ dropWebhooks: true });
  await world.pay();
  world.provider.turn({ dropWebhooks: false, webhookCopies: 3 });
  await world.stripe.paymentIntents.create({ amount: 100, currency: 'usd' });
  await shop.until((types) => types.length >= 3);
  expect(shop.types).toEqual(Array(3).fill('payment_intent.created'));
  expect(world.provider.state().pending_events).toBeLessThanOrEqual(1);
});

test('events can be made to arrive the wrong way round', async () => {
  world.provider.turn({ webhookReverseMs: 5_000 });
  for (const amount of [100, 200, 300]) {
    await world.stripe.paymentIntents.create({ amount, currency: 'usd' });
  }
  await shop.until((types) => types.length === 3);
  const amounts = shop.events.map((event) => (event.data.object as Stripe.PaymentIntent).amount);
  expect(amounts).toEqual([300, 200, 100]);
});
