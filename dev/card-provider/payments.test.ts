import type Stripe from 'stripe';
import { errorOf, sdk, TestProvider } from './testing/test-provider.js';

const world = new TestProvider();
beforeAll(() => world.start());
afterAll(() => world.stop());

const create = (params: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  world.stripe.paymentIntents.create({ amount: 4_999, currency: 'usd', ...params });

test('an intent is created, read, updated and confirmed through the SDK', async () => {
  const made = await create({
    metadata: { checkout: 'c1', gone: 'x' },
    description: 'A kettlebell',
  });
  expect(made).toMatchObject({
    object: 'payment_intent',
    amount: 4_999,
    currency: 'usd',
    status: 'requires_payment_method',
    metadata: { checkout: 'c1' },
    livemode: false,
  });
  expect(made.client_secret).toMatch(new RegExp(`^${made.id}_secret_`));
  expect(made.lastResponse.requestId).toMatch(/^req_/);

  const updated = await world.stripe.paymentIntents.update(made.id, {
    amount: 5_999,
    metadata: { gone: '', person: 'p1' },
    receipt_email: 'ada@example.com',
  });
  expect(updated).toMatchObject({
    amount: 5_999,
    metadata: { checkout: 'c1', person: 'p1' },
    receipt_email: 'ada@example.com',
    description: 'A kettlebell',
  });

  const paid = await world.stripe.paymentIntents.confirm(made.id, {
    payment_method_data: {
      type: 'card',
      card: { number: '4242 4242 4242 4242', exp_month: 12, exp_year: 2050, cvc: '123' },
      billing_details: { name: 'Ada', email: 'ada@example.com', address: { city: 'Berlin' } },
    } as unknown as Stripe.PaymentIntentConfirmParams.PaymentMethodData,
    expand: ['latest_charge', 'payment_method'],
  });
  expect(paid).toMatchObject({ status: 'succeeded', amount_received: 5_999 });
  const charge = paid.latest_charge as Stripe.Charge;
  expect(charge).toMatchObject({
    paid: true,
    amount: 5_999,
    billing_details: { name: 'Ada', email: 'ada@example.com', address: { city: 'Berlin' } },
    payment_method_details: { card: { brand: 'visa', last4: '4242' } },
  });
  expect((paid.payment_method as Stripe.PaymentMethod).card?.last4).toBe('4242');
  expect(await world.stripe.charges.retrieve(charge.id)).toMatchObject({ payment_intent: made.id });
});

test.each([
  ['pm_card_chargeDeclined', 'card_declined', 'generic_decline', 'Your card was declined.'],
  [
    'pm_card_visa_chargeDeclinedInsufficientFunds',
    'card_declined',
    'insufficient_funds',
    'Your card has insufficient funds.',
  ],
  ['pm_card_chargeDeclinedExpiredCard', 'expired_card', '', 'Your card has expired.'],
])('%s is refused and the intent can be paid with another card', async (card, code, why, text) => {
  const intent = await create();
  const error = await errorOf(
    world.stripe.paymentIntents.confirm(intent.id, { payment_method: card }),
  );
  expect(error).toMatchObject({
    type: 'StripeCardError',
    statusCode: 402,
    code,
    decline_code: why,
    message: text,
    payment_intent: { id: intent.id, status: 'requires_payment_method' },
  });
  const after = await world.stripe.paymentIntents.retrieve(intent.id, {
    expand: ['latest_charge'],
  });
  expect(after).toMatchObject({
    status: 'requires_payment_method',
    payment_method: null,
    last_payment_error: { code, message: text },
    latest_charge: { status: 'failed', failure_code: code },
  });
  const paid = await world.stripe.paymentIntents.confirm(intent.id, {
    payment_method: 'pm_card_mastercard',
  });
  expect(paid.status).toBe('succeeded');
});

test('a card that is processing is decided on later', async () => {
  const [paid, declined] = await Promise.all([
    world.pay('pm_card_processing'),
    world.pay('pm_card_processingDeclined'),
  ]);
  expect([paid.status, declined.status]).toEqual(['processing', 'processing']);
  const error = await errorOf(world.stripe.paymentIntents.cancel(paid.id));
  expect(error.code).toBe('payment_intent_unexpected_state');
  for (const [id, end] of [
    [paid.id, 'succeeded'],
    [declined.id, 'requires_payment_method'],
  ] as const) {
    let status = 'processing';
    while (status === 'processing') {
      status = (await world.stripe.paymentIntents.retrieve(id)).status;
    }
    expect(status).toBe(end);
  }
});

test('a challenge is completed or failed, and asked again while it is open', async () => {
  const intent = await world.pay('pm_card_authenticationRequired');
  expect(intent).toMatchObject({
    status: 'requires_action',
    next_action: { type: 'use_stripe_sdk' },
  });
  const again = await world.stripe.paymentIntents.confirm(intent.id);
  expect(again.status).toBe('requires_action');
  const answer = (outcome: string) =>
    world.browser('POST', `payment_intents/${intent.id}/challenge`, {
      client_secret: String(intent.client_secret),
      outcome,
    });
  const failed = await answer('fail');
  expect(failed.body).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code: 'payment_intent_authentication_failure' },
  });
  expect((await answer('complete')).status).toBe(400);
  await world.stripe.paymentIntents.confirm(intent.id, {
    payment_method: 'pm_card_authenticationRequired',
  });
  expect((await answer('complete')).body).toMatchObject({ status: 'succeeded' });
});

test('error_on_requires_action declines what would need a challenge', async () => {
  const error = await errorOf(
    create({
      confirm: true,
      payment_method: 'pm_card_authenticationRequired',
      error_on_requires_action: true,
    }),
  );
  expect(error).toMatchObject({ statusCode: 402, code: 'authentication_required' });
});

test('what is over can neither be confirmed nor canceled nor changed in its amount', async () => {
  const paid = await world.pay();
  const { confirm, cancel, update } = {
    confirm: await errorOf(world.stripe.paymentIntents.confirm(paid.id)),
    cancel: await errorOf(world.stripe.paymentIntents.cancel(paid.id)),
    update: await errorOf(world.stripe.paymentIntents.update(paid.id, { amount: 100 })),
  };
  for (const error of [confirm, cancel, update]) {
    expect(error).toMatchObject({
      statusCode: 400,
      code: 'payment_intent_unexpected_state',
      payment_intent: { id: paid.id, status: 'succeeded' },
    });
  }
  const canceled = await world.stripe.paymentIntents.cancel((await create()).id, {
    cancellation_reason: 'abandoned',
  });
  expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
  const error = await errorOf(
    world.stripe.paymentIntents.confirm(canceled.id, { payment_method: 'pm_card_visa' }),
  );
  expect(error.message).toContain('status of canceled');
});

test.each([
  [{ amount: 49 }, 'amount', 'amount_too_small'],
  [{ amount: 100_000_000 }, 'amount', 'amount_too_large'],
  [{ amount: 12.5 }, 'amount', 'parameter_invalid_integer'],
  [{ amount: undefined }, 'amount', 'parameter_missing'],
  [{ currency: 'doubloon' }, 'currency', undefined],
  [{ colour: 'red' }, 'colour', 'parameter_unknown'],
  [{ payment_method: 'pm_nobody' }, 'payment_method', 'resource_missing'],
  [{ metadata: { note: 'x'.repeat(501) } }, 'metadata[note]', undefined],
])('%j is refused by name and makes nothing', async (bad, param, code) => {
  const before = world.provider.state().payment_intents.length;
  const error = await errorOf(create(bad as Partial<Stripe.PaymentIntentCreateParams>));
  expect(error).toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400, param, code });
  expect(world.provider.state().payment_intents).toHaveLength(before);
});

test('unknown ids and unknown addresses are 404', async () => {
  const missing = await errorOf(world.stripe.paymentIntents.retrieve('pi_nobody'));
  expect(missing).toMatchObject({ statusCode: 404, code: 'resource_missing' });
  expect(missing.message).toBe("No such payment_intent: 'pi_nobody'");
  expect((await errorOf(world.stripe.customers.list())).statusCode).toBe(404);
});

test('a wrong key is 401', async () => {
  const error = await errorOf(sdk(world.provider.port, 'sk_test_guess').paymentIntents.list());
  expect(error).toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 });
});

test('lists page in both directions, newest first, and by time', async () => {
  const made: string[] = [];
  for (let n = 0; n < 5; n += 1) {
    const intent = await world.stripe.paymentIntents.create(
      { amount: 1_000 + n, currency: 'usd' },
      { headers: { 'x-stand-in-created': String(1_000_000 + n) } } as Stripe.RequestOptions,
    );
    made.unshift(intent.id);
  }
  const created = { gte: 1_000_000, lt: 1_000_005 };
  const list = (params: Stripe.PaymentIntentListParams) =>
    world.stripe.paymentIntents.list({ created, limit: 2, ...params });
  const first = await list({});
  expect(first.data.map(({ id }) => id)).toEqual(made.slice(0, 2));
  expect(first.has_more).toBe(true);
  const last = await list({ starting_after: made[3]! });
  expect([last.data.map(({ id }) => id), last.has_more]).toEqual([made.slice(4), false]);
  const back = await list({ ending_before: made[3]! });
  expect([back.data.map(({ id }) => id), back.has_more]).toEqual([made.slice(1, 3), true]);
  const exact = await world.stripe.paymentIntents.list({ created: 1_000_002 });
  expect(exact.data.map(({ id }) => id)).toEqual([made[2]]);
  const all = await list({}).autoPagingToArray({ limit: 100 });
  expect(all.map(({ id }) => id)).toEqual(made);
});

test('a seeded payment has its own time and tells nobody', async () => {
  const before = await world.stripe.events.list({ limit: 1 });
  const seeded = await world.stripe.paymentIntents.create(
    { amount: 2_000, currency: 'usd', confirm: true, payment_method: 'pm_card_visa' },
    { headers: { 'x-stand-in-created': '1700000000' } } as Stripe.RequestOptions,
  );
  expect(seeded).toMatchObject({ status: 'succeeded', created: 1_700_000_000 });
  expect((await world.stripe.events.list({ limit: 1 })).data).toEqual(before.data);
  expect((await world.stripe.refunds.create({ payment_intent: seeded.id })).amount).toBe(2_000);
});
