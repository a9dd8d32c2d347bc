import { MINUTE_MS } from '../../../kernel/time.js';
import {
  CountingIds,
  DirectUnitOfWork,
  RecordedEvents,
  SettableClock,
} from '../../../kernel/testing/fakes.js';
import type { NewAuditEntry } from '../../../kernel/audit-entry.js';
import { AuditLog } from '../../auth/index.js';
import { SubscriberTokens, type TokenPurpose } from '../ports/subscribers.js';
import { FakeCampaignRepository } from '../testing/fake-campaign-repository.js';
import { FakeSubscriberRepository } from '../testing/fake-subscriber-repository.js';
import { CancelSubscription } from './cancel-subscription.js';
import { ConfirmSubscription } from './confirm-subscription.js';
import { SubscribeEmail } from './subscribe-email.js';
import { UnsubscribeByToken } from './unsubscribe-by-token.js';

class PlainTokens extends SubscriberTokens {
  of(subscriberId: string, purpose: TokenPurpose): string {
    return `${purpose} key of ${subscriberId}`;
  }
  ofCampaign(subscriberId: string, campaignId: string): string {
    return `${this.of(subscriberId, 'unsubscribe')} in ${campaignId}`;
  }
  campaignOf(token: string): string | undefined {
    return / in (.+)$/.exec(token)?.[1];
  }
  read(token: string, purpose: TokenPurpose): string | undefined {
    return new RegExp(`^${purpose} key of (.+?)(?: in .+)?$`).exec(token)?.[1];
  }
}

class RecordedAudit extends AuditLog {
  readonly entries: NewAuditEntry[] = [];
  async record(...entries: readonly NewAuditEntry[]): Promise<void> {
    this.entries.push(...entries);
  }
}

function newsletter({ mustConfirm = false } = {}) {
  const subscribers = new FakeSubscriberRepository();
  const campaigns = new FakeCampaignRepository();
  const events = new RecordedEvents();
  const work = new DirectUnitOfWork();
  const tokens = new PlainTokens();
  const ids = new CountingIds();
  const clock = new SettableClock();
  const audit = new RecordedAudit();
  const subscribe = new SubscribeEmail(work, subscribers, events, ids, clock, { mustConfirm });
  const unsubscribe = new UnsubscribeByToken(work, subscribers, tokens, campaigns);
  const confirm = new ConfirmSubscription(work, subscribers, tokens, events);
  const cancel = new CancelSubscription(work, subscribers, audit);
  return {
    subscribers,
    campaigns,
    events,
    tokens,
    clock,
    audit,
    subscribe,
    unsubscribe,
    confirm,
    cancel,
  };
}

describe('the newsletter', () => {
  it('welcomes who is new or back, and nobody twice', async () => {
    const { subscribe, unsubscribe, events, tokens, subscribers } = newsletter();
    const emailed = { mustConfirm: false, isEmailed: true };
    expect(await subscribe.execute('ann@x.test')).toEqual(emailed);
    expect(await subscribe.execute('Ann@x.test')).toEqual({ ...emailed, isEmailed: false });
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

  it('is left by the link of a campaign, which is told', async () => {
    const { subscribe, unsubscribe, tokens, subscribers, campaigns } = newsletter();
    await subscribe.execute('ann@x.test');
    const [id] = subscribers.rows.keys();
    campaigns.recipients.set(`sale ${id}`, 'sent');
    await unsubscribe.execute(tokens.ofCampaign(id!, 'sale'));
    expect(subscribers.rows.get(id!)).toMatchObject({ status: 'unsubscribed' });
    expect(campaigns.unsubscribed).toEqual([['sale', id]]);
  });

  it('waits for a confirmation where the shop asks for one', async () => {
    const { subscribe, unsubscribe, confirm, tokens, events, subscribers } = newsletter({
      mustConfirm: true,
    });
    expect(await subscribe.execute('ann@x.test')).toMatchObject({ mustConfirm: true });
    const [id] = subscribers.rows.keys();
    await expect(confirm.execute(tokens.of(id!, 'unsubscribe'))).rejects.toThrow('not valid');
    expect(subscribers.rows.get(id!)).toMatchObject({ status: 'pending' });
    await confirm.execute(tokens.of(id!, 'confirm'));
    await confirm.execute(tokens.of(id!, 'confirm'));
    expect(events.published).toEqual([
      { name: 'newsletter.confirmation-asked', payload: { subscriberId: id } },
      { name: 'newsletter.subscribed', payload: { subscriberId: id } },
    ]);
    await unsubscribe.execute(tokens.of(id!, 'unsubscribe'));
    for (const subscriber of [id!, 'nobody']) {
      const confirming = confirm.execute(tokens.of(subscriber, 'confirm'));
      await expect(confirming).rejects.toThrow('This confirmation link is not valid');
    }
  });

  it('asks nobody again within ten minutes', async () => {
    const { subscribe, events, clock } = newsletter({ mustConfirm: true });
    const emailed = { mustConfirm: true, isEmailed: true };
    expect(await subscribe.execute('ann@x.test')).toEqual(emailed);
    clock.advance(10 * MINUTE_MS);
    expect(await subscribe.execute('ann@x.test')).toEqual({ ...emailed, isEmailed: false });
    expect(events.published).toHaveLength(1);
    clock.advance(1);
    expect(await subscribe.execute('ann@x.test')).toEqual(emailed);
    expect(events.published).toHaveLength(2);
  });

  it('is canceled by an admin with one audit entry, and for nobody unknown', async () => {
    const { subscribe, cancel, subscribers, audit } = newsletter();
    const admin = { id: 'admin' };
    await subscribe.execute('ann@x.test');
    const [id] = subscribers.rows.keys();
    await cancel.execute('ANN@x.test', admin);
    await cancel.execute('ann@x.test', admin);
    expect(subscribers.rows.get(id!)).toMatchObject({ status: 'canceled' });
    expect(audit.entries).toEqual([
      {
        actor: admin,
        action: 'newsletter.cancel',
        subject: `subscriber ${id}`,
        before: { email: 'ann@x.test', status: 'active' },
        after: { email: 'ann@x.test', status: 'canceled' },
      },
    ]);
    await expect(cancel.execute('bob@x.test', admin)).rejects.toThrow('Subscriber not found');
  });
});
