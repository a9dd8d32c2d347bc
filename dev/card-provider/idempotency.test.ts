import { errorOf, TestProvider } from './testing/test-provider.js';

const world = new TestProvider();
beforeAll(() => world.start());
afterAll(() => world.stop());

const create = (idempotencyKey: string, amount = 4_999) =>
  world.stripe.paymentIntents.create({ amount, currency: 'usd' }, { idempotencyKey });

test('the same key makes one intent, and says that it replayed', async () => {
  const first = await create('one');
  const second = await create('one');
  expect(second.id).toBe(first.id);
  expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
  expect(second.lastResponse.headers).toMatchObject({
    'idempotent-replayed': 'true',
    'original-request': first.lastResponse.requestId,
  });
});

test('a decline is replayed too, and the card is not charged again', async () => {
  const { id } = await create('to-decline');
  const confirm = () =>
    world.stripe.paymentIntents.confirm(
      id,
      { payment_method: 'pm_card_chargeDeclined' },
      { idempotencyKey: 'decline' },
    );
  const [first, second] = [await errorOf(confirm()), await errorOf(confirm())];
  expect(first.code).toBe('card_declined');
  expect((second as { charge?: string }).charge).toBe((first as { charge?: string }).charge);
  expect((await world.stripe.charges.list({ payment_intent: id })).data).toHaveLength(1);
});

test('other parameters or another endpoint under the same key are refused', async () => {
  const { id } = await create('taken');
  expect(await errorOf(create('taken', 5_000))).toMatchObject({
    type: 'StripeIdempotencyError',
    statusCode: 400,
  });
  const elsewhere = world.stripe.paymentIntents.cancel(id, {}, { idempotencyKey: 'taken' });
  expect((await errorOf(elsewhere)).message).toContain('same endpoint');
  expect((await world.stripe.paymentIntents.retrieve(id)).status).toBe('requires_payment_method');
});

test('a key whose work is under way is 409', async () => {
  world.provider.turn({ answerDelayMs: 3_000 });
  const [first, second] = await Promise.allSettled([create('busy'), create('busy')]);
  world.provider.turn({ answerDelayMs: 0 });
  const results = [first, second].map((each) => each.status).sort();
  expect(results).toEqual(['fulfilled', 'rejected']);
  const rejected = [first, second].find((each) => each.status === 'rejected');
  expect(rejected).toMatchObject({ reason: { statusCode: 409, code: 'idempotency_key_in_use' } });
});

test('a bad parameter does not use the key up', async () => {
  expect((await errorOf(create('bad-first', 10))).code).toBe('amount_too_small');
  expect((await create('bad-first', 4_999)).amount).toBe(4_999);
});

test('an answer lost after the commit: the retry gets what was made', async () => {
  world.provider.turn({
    faults: [{ operation: 'payment_intents.create', does: 'hang', when: 'after' }],
  });
  const before = world.provider.state().payment_intents.length;
  const lost = world.stripe.paymentIntents.create(
    { amount: 777, currency: 'usd' },
    { idempotencyKey: 'lost', timeout: 3_000 },
  );
  expect((await errorOf(lost)).type).toBe('StripeConnectionError');
  expect((await create('lost', 777)).lastResponse.headers['idempotent-replayed']).toBe('true');
  expect(world.provider.state().payment_intents).toHaveLength(before + 1);
});

test('a connection cut after the commit is repeated by the SDK itself, without a second intent', async () => {
  world.provider.turn({ faults: [{ does: 'close', when: 'after' }] });
  const before = world.provider.state().payment_intents.length;
  expect((await create('cut', 777)).lastResponse.headers['idempotent-replayed']).toBe('true');
  expect(world.provider.state().payment_intents).toHaveLength(before + 1);
});

test('an answer lost before the commit: nothing is made until the retry', async () => {
  world.provider.turn({ faults: [{ operation: 'payment_intents.create', does: 'hang' }] });
  const before = world.provider.state().payment_intents.length;
  const lost = world.stripe.paymentIntents.create(
    { amount: 777, currency: 'usd' },
    { idempotencyKey: 'never', timeout: 3_000 },
  );
  expect((await errorOf(lost)).type).toBe('StripeConnectionError');
  expect(world.provider.state().payment_intents).toHaveLength(before);
  expect((await create('never', 777)).amount).toBe(777);
});

test('500 or 429 before the commit: nothing is made, and the key is free', async () => {
  world.provider.turn({
    faults: [
      { operation: 'payment_intents.create', does: 'fail', status: 500 },
      { operation: '*', does: 'fail', status: 429 },
    ],
  });
  const before = world.provider.state().payment_intents.length;
  expect((await errorOf(create('outage'))).statusCode).toBe(500);
  expect((await errorOf(create('outage'))).statusCode).toBe(429);
  expect(world.provider.state().payment_intents).toHaveLength(before);
  expect((await create('outage')).status).toBe('requires_payment_method');
});
