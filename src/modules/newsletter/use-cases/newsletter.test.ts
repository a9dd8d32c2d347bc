import {
  CountingIds,
  DirectUnitOfWork,
  RecordedEvents,
  SettableClock,
} from '../../../kernel/testing/fakes.js';
import { loadEnv } from '../../../config/env.js';
import type { Subscriber } from '../domain/subscriber.js';
import { Subscribers } from '../ports/subscribers.js';
import { SubscriberTokens, type TokenPurpose } from '../ports/subscriber-tokens.js';
import { ConfirmSubscription } from './confirm-subscription.js';
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
  async ask(subscriber: Omit<Subscriber, 'status'>): Promise<string | undefined> {
    const id = await this.activate(subscriber);
    const row = id && this.rows.get(id);
    if (row) this.rows.set(id, { ...row, status: 'pending' });
    return id;
  }
  async confirm(id: string): Promise<boolean> {
    const row = this.rows.get(id);
    if (row?.status !== 'pending') return false;
    this.rows.set(id, { ...row, status: 'active' });
    return true;
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

class PlainTokens extends SubscriberTokens {
  of(subscriberId: string, purpose: TokenPurpose): string {
    return `${purpose} key of ${subscriberId}`;
  }
  read(token: string, purpose: TokenPurpose): string | undefined {
    return new RegExp(`^${purpose} key of (.+)$`).exec(token)?.[1];
  }
}

function newsletter(settings: Record<string, string> = {}) {
  const subscribers = new FakeSubscribers();
  const events = new RecordedEvents();
  const work = new DirectUnitOfWork();
  const tokens = new PlainTokens();
  const ids = new CountingIds();
  const subscribe = new Subscribe(
    work,
    subscribers,
    events,
    ids,
    new SettableClock(),
    loadEnv(settings),
  );
  const unsubscribe = new Unsubscribe(work, subscribers, tokens);
  const confirm = new ConfirmSubscription(work, subscribers, tokens, events);
  return { subscribers, events, tokens, subscribe, unsubscribe, confirm };
}

describe('the newsletter', () => {
  it('welcomes who is new or back, and nobody twice', async () => {
    const { subscribe, unsubscribe, events, tokens, subscribers } = newsletter();
    await subscribe.execute('ann@x.test');
    await subscribe.execute('Ann@x.test');
    expect(events.published).toHaveLength(1);
    const [id] = subscribers.rows.keys();
    await unsubscribe.execute(tokens.of(id!, 'unsubscribe'));
    await subscribe.execute('ann@x.test');
    expect(events.published).toHaveLength(2);
    expect(subscribers.rows.size).toBe(1);
  });

  it('is left by its own key, as often as one likes, and by no other', async () => {
    const { subscribe, unsubscribe, tokens, subscribers } = newsletter();
    await subscribe.execute('ann@x.test');
    const [id] = subscribers.rows.keys();
    await unsubscribe.execute(tokens.of(id!, 'unsubscribe'));
    await unsubscribe.execute(tokens.of(id!, 'unsubscribe'));
    expect(subscribers.rows.get(id!)).toMatchObject({ status: 'unsubscribed' });
    const message = 'This unsubscribe link is not valid';
    await expect(unsubscribe.execute('made up')).rejects.toThrow(message);
    await expect(unsubscribe.execute(tokens.of('nobody', 'unsubscribe'))).rejects.toThrow(message);
  });

  it('waits for a confirmation where the shop asks for one', async () => {
    const on = { NEWSLETTER_DOUBLE_OPT_IN: 'on' };
    const { subscribe, unsubscribe, confirm, tokens, events, subscribers } = newsletter(on);
    expect(await subscribe.execute('ann@x.test')).toEqual({ mustConfirm: true });
    const [id] = subscribers.rows.keys();
    await expect(confirm.execute(tokens.of(id!, 'unsubscribe'))).rejects.toThrow('not valid');
    expect(subscribers.rows.get(id!)).toMatchObject({ status: 'pending' });
    await confirm.execute(tokens.of(id!, 'confirm'));
    await confirm.execute(tokens.of(id!, 'confirm'));
    expect(events.published.map(({ name }) => name)).toEqual([
      'newsletter.confirmation-asked',
      'newsletter.subscribed',
    ]);
    await unsubscribe.execute(tokens.of(id!, 'unsubscribe'));
    await expect(confirm.execute(tokens.of(id!, 'confirm'))).rejects.toThrow('not valid');
  });
});
