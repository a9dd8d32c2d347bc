import type Stripe from 'stripe';
import { errorOf, TestProvider } from './testing/test-provider.js';

const world = new TestProvider();
beforeAll(() => world.start());
afterAll(() => world.stop());

const CONTESTED = 'pm_card_createDispute';
const disputesOf = async (intentId: string) =>
  (await world.stripe.disputes.list({ payment_intent: intentId })).data;

/** A paid intent whose holder has contested it. */
async function contested(): Promise<{ intent: Stripe.PaymentIntent; dispute: Stripe.Dispute }> {
  const intent = await world.stripe.paymentIntents.create({
    amount: 4_999,
    currency: 'usd',
    payment_method: CONTESTED,
    confirm: true,
  });
  expect(intent.status).toBe('succeeded');
  for (;;) {
    const [dispute] = await disputesOf(intent.id);
    if (dispute) return { intent, dispute };
    await new Promise((resolve) => setImmediate(resolve));
  }
}
const submit = (id: string, text: string) =>
  world.stripe.disputes.update(id, { evidence: { uncategorized_text: text } });

test('a card of a disputing holder pays, and is contested a little later', async () => {
  const { intent, dispute } = await contested();
  expect(dispute).toMatchObject({
    object: 'dispute',
    amount: 4_999,
    reason: 'fraudulent',
    status: 'needs_response',
    payment_intent: intent.id,
  });
  expect(dispute.evidence_details.due_by).toBe(dispute.created + 7 * 86_400);
  expect(await world.stripe.disputes.retrieve(dispute.id)).toMatchObject({ id: dispute.id });
  const [charge] = (await world.stripe.charges.list({ payment_intent: intent.id })).data;
  expect(charge?.disputed).toBe(true);
});

test.each([
  ['winning_evidence', 'won', 'charge.dispute.funds_reinstated'],
  ['losing_evidence', 'lost', 'charge.dispute.closed'],
  ['a photograph', 'under_review', 'charge.dispute.updated'],
])('%s makes it %s, and the shop is told', async (text, status, type) => {
  const { dispute } = await contested();
  expect((await submit(dispute.id, text)).status).toBe(status);
  const { data } = await world.stripe.events.list({ type });
  expect(data[0]?.data.object).toMatchObject({ id: dispute.id, status });
});

test('the shop may give it up, and then says nothing more', async () => {
  const { dispute } = await contested();
  expect((await world.stripe.disputes.close(dispute.id)).status).toBe('lost');
  expect(await errorOf(submit(dispute.id, 'winning_evidence'))).toMatchObject({
    code: 'dispute_already_closed',
  });
  expect(await errorOf(world.stripe.disputes.retrieve('dp_none'))).toMatchObject({
    code: 'resource_missing',
  });
});
