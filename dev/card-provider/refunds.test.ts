import { errorOf, TestProvider } from './testing/test-provider.js';

const world = new TestProvider();
beforeAll(() => world.start());
afterAll(() => world.stop());

test('a refund of the whole, found again by its payment', async () => {
  const { id } = await world.pay();
  const refund = await world.stripe.refunds.create({
    payment_intent: id,
    reason: 'requested_by_customer',
    metadata: { order: 'o1' },
  });
  expect(refund).toMatchObject({
    object: 'refund',
    amount: 4_999,
    status: 'succeeded',
    metadata: { order: 'o1' },
  });
  const list = await world.stripe.refunds.list({ payment_intent: id });
  expect(list.data).toEqual([expect.objectContaining({ id: refund.id })]);
  const [charge] = (await world.stripe.charges.list({ payment_intent: id })).data;
  expect(charge).toMatchObject({ amount_refunded: 4_999, refunded: true });
});

test('refunds never add up to more than the charge', async () => {
  const { id } = await world.pay();
  const refund = (amount?: number) =>
    world.stripe.refunds.create({ payment_intent: id, ...(amount && { amount }) });
  expect((await errorOf(refund(5_000))).message).toBe(
    'Refund amount ($50.00) is greater than charge amount ($49.99)',
  );
  await refund(4_000);
  expect((await errorOf(refund(1_000))).message).toBe(
    'Refund amount ($10.00) is greater than unrefunded amount on charge ($9.99)',
  );
  expect((await refund()).amount).toBe(999);
  expect(await errorOf(refund())).toMatchObject({
    statusCode: 400,
    code: 'charge_already_refunded',
  });
  const refunds = world.provider.state().refunds.filter((each) => each.payment_intent === id);
  expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(4_999);
});

test('ten refunds at once give the money back once', async () => {
  const { id } = await world.pay();
  const calls = Array.from({ length: 10 }, () =>
    world.stripe.refunds.create({ payment_intent: id }),
  );
  const done = (await Promise.allSettled(calls)).filter(({ status }) => status === 'fulfilled');
  expect(done).toHaveLength(1);
});

test('what was not paid cannot be refunded', async () => {
  const intent = await world.stripe.paymentIntents.create({ amount: 500, currency: 'usd' });
  const error = await errorOf(world.stripe.refunds.create({ payment_intent: intent.id }));
  expect(error.message).toContain('does not have a successful charge to refund');
});

test('a refund that fails later leaves the charge to be refunded again', async () => {
  const { id } = await world.pay();
  world.provider.turn({ failRefunds: 1 });
  let refund = await world.stripe.refunds.create({ payment_intent: id });
  while (refund.status === 'succeeded') refund = await world.stripe.refunds.retrieve(refund.id);
  expect(refund).toMatchObject({ status: 'failed', failure_reason: 'expired_or_canceled_card' });
  const again = await world.stripe.refunds.create({ payment_intent: id });
  expect(again).toMatchObject({ status: 'succeeded', amount: 4_999 });
});

test('a pending refund succeeds later', async () => {
  const { id } = await world.pay('pm_card_pendingRefund');
  let refund = await world.stripe.refunds.create({ payment_intent: id });
  expect(refund.status).toBe('pending');
  while (refund.status === 'pending') refund = await world.stripe.refunds.retrieve(refund.id);
  expect(refund.status).toBe('succeeded');
});
