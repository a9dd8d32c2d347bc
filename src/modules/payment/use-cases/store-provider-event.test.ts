import { DirectUnitOfWork, RecordedEvents, SettableClock } from '../../../kernel/testing/fakes.js';
import type { PaymentOutcome } from '../domain/payment-attempt.js';
import { BadSignature } from '../domain/payment-errors.js';
import { type ReceivedEvent, WebhookReader } from '../ports/card-provider.js';
import { FakeDeclineLimits } from '../testing/fake-decline-limits.js';
import { FakeProviderEventLog } from '../testing/fake-provider-event-log.js';
import { providerEventLogContract } from '../testing/provider-event-log.contract.js';
import { StoreProviderEvent } from './store-provider-event.js';

/** Parses plain JSON with the signature 'ok'. */
class JsonReader extends WebhookReader {
  read(body: Buffer, signature: string): ReceivedEvent {
    if (signature !== 'ok') throw new BadSignature();
    return JSON.parse(body.toString()) as ReceivedEvent;
  }
}

function world() {
  const clock = new SettableClock();
  const log = new FakeProviderEventLog(() => clock.now());
  const events = new RecordedEvents();
  const declines = new FakeDeclineLimits();
  const counted: PaymentOutcome[] = [];
  const metrics = { count: (outcome: PaymentOutcome) => void counted.push(outcome) };
  const store = new StoreProviderEvent(
    ...([new JsonReader(), log, events, declines, metrics, new DirectUnitOfWork()] as const),
  );
  const receive = (
    type: string,
    intentId: string | undefined = 'pi_1',
    signature = 'ok',
    more: Partial<ReceivedEvent> = {},
  ) => {
    const event = { id: `evt_${type}`, type, intentId, ...more };
    return store.execute(Buffer.from(JSON.stringify(event)), signature);
  };
  return { log, events, declines, counted, receive };
}

it.each([
  ['payment_intent.succeeded', 'payment.intent-changed'],
  ['payment_intent.canceled', 'payment.intent-changed'],
  ['charge.refunded', 'payment.refund-seen'],
  ['refund.failed', 'payment.refund-seen'],
  ['charge.dispute.created', 'payment.dispute-seen'],
  ['radar.early_fraud_warning.created', 'payment.dispute-seen'],
  ['radar.early_fraud_warning.updated', 'payment.dispute-seen'],
])('keeps %s with what follows, once', async (type, followUp) => {
  const { log, events, receive } = world();
  await receive(type);
  await receive(type);
  expect([...log.kept.keys()]).toEqual([`evt_${type}`]);
  expect(events.published).toEqual([{ name: followUp, payload: { intentId: 'pi_1' } }]);
});

it.each([
  ['payment_intent.created', 'pi_1'],
  ['charge.succeeded', 'pi_1'],
  ['radar.early_fraud_warning.created', ''],
  ['refund.updated', ''],
])('keeps nothing of %s for payment %j, from which nothing follows', async (type, intentId) => {
  const { log, events, receive } = world();
  await receive(type, intentId);
  expect([log.kept.size, events.published]).toEqual([0, []]);
});

it('counts a declined card once, and forgets it when a payment succeeds', async () => {
  const { declines, events, counted, receive } = world();
  const payer = { userId: 'ann', origin: 'home' };
  const declined = { payer, declinedCard: { fingerprint: 'card' } };
  const failed = 'payment_intent.payment_failed';
  await receive(failed, 'pi_1', 'ok', declined);
  await receive(failed, 'pi_1', 'ok', declined);
  // Not the bank said no, but the authentication failed.
  await receive(failed, 'pi_1', 'ok', { id: 'evt_2', payer });
  // A payment that is not of this shop.
  await receive(failed, 'pi_1', 'ok', { id: 'evt_3', declinedCard: declined.declinedCard });
  expect(declines.counted).toEqual(['declined ann home card']);
  expect(counted).toEqual(['declined']);
  expect(events.published).toEqual([]);
  await receive('payment_intent.succeeded', 'pi_1', 'ok', { payer });
  expect(declines.counted.slice(1)).toEqual(['clear ann']);
  expect(counted).toEqual(['declined', 'succeeded']);
});

it('keeps nothing of a later event that still names the declined card', async () => {
  const { log, events, declines, receive } = world();
  await receive('payment_intent.requires_action', 'pi_1', 'ok', {
    payer: { userId: 'ann', origin: 'home' },
    declinedCard: { fingerprint: 'card' },
  });
  expect([log.kept.size, events.published, declines.counted]).toEqual([0, [], []]);
});

it('has the payment canceled on which an account used up its declines', async () => {
  const { declines, events, receive } = world();
  const declined = {
    payer: { userId: 'ann', origin: 'home' },
    declinedCard: { fingerprint: 'card' },
  };
  declines.isUsedUp = true;
  await receive('payment_intent.payment_failed', 'pi_1', 'ok', declined);
  expect(events.published).toEqual([
    { name: 'payment.declines-used-up', payload: { intentId: 'pi_1' } },
  ]);
});

it('keeps nothing that the provider did not sign', async () => {
  const { log, receive } = world();
  await expect(receive('charge.refunded', 'pi_1', 'forged')).rejects.toThrow(BadSignature);
  expect(log.kept.size).toBe(0);
});

describe('the provider’s events in memory', () => {
  providerEventLogContract(() => {
    const clock = new SettableClock();
    const log = new FakeProviderEventLog(() => clock.now());
    let written = 0;
    const another = { write: async () => void (written += 1), count: async () => written };
    return { log, unitOfWork: new DirectUnitOfWork(), clock, another };
  });
});
