import { DirectUnitOfWork, RecordedEvents, SettableClock } from '../../../kernel/testing/fakes.js';
import { BadSignature } from '../domain/payment-errors.js';
import type { ProviderEvent } from '../ports/provider-event-log.js';
import { WebhookReader } from '../ports/webhook-reader.js';
import { FakeProviderEventLog } from '../testing/fake-provider-event-log.js';
import { providerEventLogContract } from '../testing/provider-event-log.contract.js';
import { StoreProviderEvent } from './store-provider-event.js';

/** Parses plain JSON with the signature 'ok'. */
class JsonReader extends WebhookReader {
  read(body: Buffer, signature: string): ProviderEvent {
    if (signature !== 'ok') throw new BadSignature();
    return JSON.parse(body.toString()) as ProviderEvent;
  }
}

function world() {
  const clock = new SettableClock();
  const log = new FakeProviderEventLog(() => clock.now());
  const events = new RecordedEvents();
  const store = new StoreProviderEvent(new JsonReader(), log, events, new DirectUnitOfWork());
  const receive = (type: string, intentId: string | undefined = 'pi_1', signature = 'ok') =>
    store.execute(Buffer.from(JSON.stringify({ id: `evt_${type}`, type, intentId })), signature);
  return { log, events, receive };
}

it.each([
  ['payment_intent.succeeded', 'payment.intent-changed'],
  ['payment_intent.canceled', 'payment.intent-changed'],
  ['charge.refunded', 'payment.refund-seen'],
  ['refund.failed', 'payment.refund-seen'],
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
  ['refund.updated', ''],
])('keeps nothing of %s for payment %j, from which nothing follows', async (type, intentId) => {
  const { log, events, receive } = world();
  await receive(type, intentId);
  expect([log.kept.size, events.published]).toEqual([0, []]);
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
    return { log, unitOfWork: new DirectUnitOfWork(), clock };
  });
});
