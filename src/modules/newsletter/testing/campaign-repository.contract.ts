import type { RecipientState } from '../../../../common/contract/campaign.js';
import { newCampaign } from '../domain/campaign.js';
import type { CampaignRepository } from '../ports/campaign-repository.js';

const SALE = '01900000-0000-7000-8000-0000000000c1';
const OTHER = '01900000-0000-7000-8000-0000000000c2';
const [ANN, BOB, CYD] = ['a1', 'a2', 'a3'].map((end) => `01900000-0000-7000-8000-0000000000${end}`);
const MARCH = new Date('2026-03-01T12:00:00Z');
const TEXT = { subject: 'Sale', preview: 'Up to 20 %', body: '# Sale' };
const sale = newCampaign(SALE, TEXT, MARCH);

/** The contract of every campaign repository. `make` returns an empty one, and the id of a user. */
export function campaignRepositoryContract(
  make: () => Promise<{
    campaigns: CampaignRepository;
    userId: string;
    plantRecipient: (id: string, subscriberId: string, state: RecipientState) => Promise<void>;
    /** The states of a campaign's emails, by subscriber. */
    states: (id: string) => Promise<Readonly<Record<string, RecipientState>>>;
    /** Who left by the link of which campaign's email. */
    unsubscribed: () => Promise<readonly (readonly [id: string, subscriberId: string])[]>;
    inTransaction: <Result>(work: () => Promise<Result>) => Promise<Result>;
  }>,
): void {
  async function withRecipients() {
    const made = await make();
    const { campaigns, userId, plantRecipient, inTransaction } = made;
    await inTransaction(() => campaigns.add(sale, userId));
    await inTransaction(() => campaigns.add({ ...sale, id: OTHER }, userId));
    for (const [subscriberId, state] of [
      ...([[ANN!, 'unconfirmed'] as const, [BOB!, 'failed'] as const] as const),
      [CYD!, 'sent'] as const,
    ]) {
      await plantRecipient(SALE, subscriberId, state);
    }
    await plantRecipient(OTHER, BOB!, 'failed');
    return made;
  }

  it('gives back what was added, and nothing for an id that is none', async () => {
    const { campaigns, userId, inTransaction } = await make();
    await inTransaction(() => campaigns.add(sale, userId));
    expect(await campaigns.find(SALE)).toEqual(sale);
    expect(await inTransaction(() => campaigns.lock(SALE))).toEqual(sale);
    for (const id of [OTHER, 'no-id']) {
      expect(await campaigns.find(id)).toBeUndefined();
      expect(await inTransaction(() => campaigns.lock(id))).toBeUndefined();
    }
  });

  it('saves a campaign but for its recipients, whom the sender counts', async () => {
    const { campaigns, userId, inTransaction } = await make();
    await inTransaction(() => campaigns.add(sale, userId));
    await inTransaction(() => campaigns.add({ ...sale, id: OTHER }, userId));
    const times = { sendAt: MARCH, startedAt: MARCH, finishedAt: MARCH };
    const sent = { ...sale, ...times, subject: 'Last', state: 'sent', version: 4 } as const;
    await inTransaction(() => campaigns.save({ ...sent, pauseReason: '550 No', recipients: 9 }));
    expect(await campaigns.find(SALE)).toEqual({ ...sent, pauseReason: '550 No' });
    expect(await campaigns.find(OTHER)).toEqual({ ...sale, id: OTHER });
  });

  it('removes one campaign', async () => {
    const { campaigns, userId, inTransaction } = await make();
    await inTransaction(() => campaigns.add(sale, userId));
    await inTransaction(() => campaigns.add({ ...sale, id: OTHER }, userId));
    await inTransaction(() => campaigns.remove(SALE));
    expect([await campaigns.find(SALE), (await campaigns.find(OTHER))?.id]).toEqual([
      undefined,
      OTHER,
    ]);
  });

  it('sends an unconfirmed or failed email again, once', async () => {
    const { campaigns, states, inTransaction } = await withRecipients();
    const resend = (id: string) => inTransaction(() => campaigns.resend(SALE, id));
    expect([await resend(ANN!), await resend(BOB!), await resend(CYD!)]).toEqual([
      true,
      true,
      false,
    ]);
    expect([await resend(ANN!), await resend('no-id')]).toEqual([false, false]);
    expect(await states(SALE)).toEqual({ [ANN!]: 'waiting', [BOB!]: 'waiting', [CYD!]: 'sent' });
    expect(await states(OTHER)).toEqual({ [BOB!]: 'failed' });
  });

  it('sends all failed emails of one campaign again', async () => {
    const { campaigns, states, inTransaction } = await withRecipients();
    const resend = () => inTransaction(() => campaigns.resendFailed(SALE));
    expect([await resend(), await resend()]).toEqual([1, 0]);
    expect(await states(SALE)).toEqual({
      [ANN!]: 'unconfirmed',
      [BOB!]: 'waiting',
      [CYD!]: 'sent',
    });
    expect(await states(OTHER)).toEqual({ [BOB!]: 'failed' });
  });

  it('dismisses an unconfirmed email alone', async () => {
    const { campaigns, states, inTransaction } = await withRecipients();
    const dismiss = (id: string) => inTransaction(() => campaigns.dismiss(SALE, id));
    expect([await dismiss(ANN!), await dismiss(ANN!), await dismiss(BOB!)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(await dismiss('no-id')).toBe(false);
    expect(await states(SALE)).toEqual({
      [ANN!]: 'dismissed',
      [BOB!]: 'failed',
      [CYD!]: 'sent',
    });
  });

  it('records once who left by an email, if they got one', async () => {
    const { campaigns, unsubscribed, inTransaction } = await withRecipients();
    for (const subscriberId of [CYD!, CYD!, '01900000-0000-7000-8000-0000000000f1']) {
      await inTransaction(() => campaigns.recordUnsubscribed(SALE, subscriberId));
    }
    await inTransaction(() => campaigns.recordUnsubscribed(OTHER, CYD!));
    expect(await unsubscribed()).toEqual([[SALE, CYD]]);
  });
}
