import type Stripe from 'stripe';
import { errorOf, TestProvider } from './testing/test-provider.js';

const world = new TestProvider();
beforeAll(() => world.start());
afterAll(() => world.stop());

const warnings = () => world.stripe.radar.earlyFraudWarnings;

/** A paid intent whose bank has warned of fraud. */
async function warned(): Promise<Stripe.Radar.EarlyFraudWarning> {
  const intent = await world.stripe.paymentIntents.create({
    amount: 4_999,
    currency: 'usd',
    payment_method: 'pm_card_createIssuerFraudRecord',
    confirm: true,
  });
  expect(intent.status).toBe('succeeded');
  for (;;) {
    const { data } = await warnings().list({ payment_intent: intent.id });
    if (data[0]) return data[0];
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test('a card with a suspicious bank pays, and a warning follows', async () => {
  const warning = await warned();
  expect(warning).toMatchObject({
    object: 'radar.early_fraud_warning',
    actionable: true,
    fraud_type: 'made_with_stolen_card',
  });
  expect(await warnings().retrieve(warning.id)).toMatchObject({ id: warning.id });
  const { data } = await world.stripe.events.list({ type: 'radar.early_fraud_warning.created' });
  expect(data[0]?.data.object).toMatchObject({ id: warning.id });
  const [expanded] = (
    await warnings().list({ charge: String(warning.charge), expand: ['data.payment_intent'] })
  ).data;
  expect(expanded?.payment_intent).toMatchObject({ object: 'payment_intent', amount: 4_999 });
});

test('a full refund ends it, a part of one does not', async () => {
  const warning = await warned();
  const refund = (amount: number) =>
    world.stripe.refunds.create({ charge: String(warning.charge), amount });
  const isActionable = async () => (await warnings().retrieve(warning.id)).actionable;
  await refund(4_998);
  expect(await isActionable()).toBe(true);
  await refund(1);
  expect(await isActionable()).toBe(false);
  const { data } = await world.stripe.events.list({ type: 'radar.early_fraud_warning.updated' });
  expect(data).toHaveLength(1);
});

test('an unknown warning is missing', async () => {
  expect(await errorOf(warnings().retrieve('issfr_none'))).toMatchObject({
    code: 'resource_missing',
  });
});
