import {
  CountingIds,
  DirectUnitOfWork,
  RecordedEvents,
  SettableClock,
} from '../../../kernel/testing/fakes.js';
import type { Subscriber } from '../domain/subscriber.js';
import { Subscribers } from '../ports/subscribers.js';
import { UnsubscribeTokens } from '../ports/unsubscribe-tokens.js';
import { Subscribe } from './subscribe.js';
import { Unsubscribe } from './unsubscribe.js';

class FakeSubscribers extends Subscribers {
  readonly rows = new Map<string, Subscriber>();

  async activate(subscriber: Omit<Subscriber, 'status'>): Promise<string | undefined> {
    const email = subscriber.email.toLowerCase();
    const known = [...this.rows.values()].find((row) => row.email.toLowerCase() === email);
    if (known?.status === 'active') return undefined;
    const row = known ?? subscriber;
    this.rows.set(row.id, { ...row, status: 'active' });
    return row.id;
  }
  async unsubscribe(id: string): Promise<boolean> {
    const row = this.rows.get(id);
    if (row?.status === 'active') this.rows.set(id, { ...row, status: 'unsubscribed' });
    return row !== undefined;
  }
  async cancel(): Promise<Subscriber | undefined> {
    return undefined;
  }
  async find(id: string): Promise<Subscriber | undefined> {
    return this.rows.get(id);
  }
}

class PlainTokens extends UnsubscribeTokens {
  of(subscriberId: string): string {
    return `key of ${subscriberId}`;
  }
  read(token: string): string | undefined {
    return /^key of (.+)$/.exec(token)?.[1];
  }
}

function newsletter() {
  const subscribers = new FakeSubscribers();
  const events = new RecordedEvents();
  const work = new DirectUnitOfWork();
  const tokens = new PlainTokens();
  const ids = new CountingIds();
  const subscribe = new Subscribe(work, subscribers, events, ids, new SettableClock());
  const unsubscribe = new Unsubscribe(work, subscribers, tokens);
  return { subscribers, events, tokens, subscribe, unsubscribe };
}

describe('the newsletter', () => {
  it('welcomes who is new or back, and nobody twice', async () => {
    const { subscribe, unsubscribe, events, tokens, subscribers } = newsletter();
    await subscribe.execute('ann@x.test');
    await subscribe.execute('Ann@x.test');
    expect(events.published).toHaveLength(1);
    const [id] = subscribers.rows.keys();
    await unsubscribe.execute(tokens.of(id!));
    await subscribe.execute('ann@x.test');
    expect(events.published).toHaveLength(2);
    expect(subscribers.rows.size).toBe(1);
  });

  it('is left by its own key, as often as one likes, and by no other', async () => {
    const { subscribe, unsubscribe, tokens, subscribers } = newsletter();
    await subscribe.execute('ann@x.test');
    const [id] = subscribers.rows.keys();
    await unsubscribe.execute(tokens.of(id!));
    await unsubscribe.execute(tokens.of(id!));
    expect(subscribers.rows.get(id!)).toMatchObject({ status: 'unsubscribed' });
    const message = 'This unsubscribe link is not valid';
    await expect(unsubscribe.execute('made up')).rejects.toThrow(message);
    await expect(unsubscribe.execute(tokens.of('nobody'))).rejects.toThrow(message);
  });
});
