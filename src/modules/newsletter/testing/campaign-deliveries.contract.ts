import type { CampaignState } from '../../../../common/contract/campaign.js';
import type { CampaignDeliveries, ClaimedEmail, EmailEnd } from '../ports/campaign-deliveries.js';

/** The contract of everything that hands out the emails of campaigns. */
export function campaignDeliveriesContract(
  given: () => {
    deliveries: CampaignDeliveries;
    /** Adds a campaign that is due and so many active subscribers. @returns its id */
    plant: (subscribers: number) => Promise<string>;
    setState: (campaignId: string, state: CampaignState) => Promise<void>;
    campaign: (campaignId: string) => Promise<{ state: string; pauseReason: string | null }>;
    /** Ends the subscription of everybody. */
    unsubscribeAll: () => Promise<void>;
    /** How many emails are in each state. */
    states: () => Promise<Readonly<Record<string, number>>>;
  },
): void {
  async function listed(subscribers: number): Promise<string> {
    const { deliveries, plant } = given();
    const campaignId = await plant(subscribers);
    for (;;) {
      const [active] = await deliveries.active();
      if (active!.isListed) return campaignId;
      await deliveries.listRecipients(campaignId);
    }
  }
  async function claimed(subscribers: number): Promise<ClaimedEmail[]> {
    const campaignId = await listed(subscribers);
    return [...(await given().deliveries.claim(campaignId, subscribers))];
  }
  const end = (email: ClaimedEmail, how: EmailEnd) =>
    given().deliveries.turn({ ...email, end: how }, undefined);

  it('starts a campaign that is due, and lists each active subscriber once', async () => {
    const { deliveries, campaign, states } = given();
    const campaignId = await listed(3);
    expect(await campaign(campaignId)).toEqual({ state: 'sending', pauseReason: null });
    await deliveries.listRecipients(campaignId);
    expect(await states()).toEqual({ waiting: 3 });
    expect(await deliveries.active()).toMatchObject([{ id: campaignId, isListed: true }]);
  });

  it('gives each email to one process', async () => {
    const { deliveries } = given();
    const campaignId = await listed(50);
    const claims = await Promise.all([1, 2, 3, 4].map(() => deliveries.claim(campaignId, 20)));
    const ids = claims.flat().map(({ subscriberId }) => subscriberId);
    expect(ids).toHaveLength(50);
    expect(new Set(ids).size).toBe(50);
  });

  it('begins nothing of a paused campaign, and skips who has left', async () => {
    const { deliveries, setState, unsubscribeAll, states } = given();
    const [first] = await claimed(2);
    await setState(first!.campaignId, 'paused');
    expect(await deliveries.turn(undefined, first)).toBeUndefined();
    expect(await states()).toEqual({ waiting: 2 });
    await setState(first!.campaignId, 'sending');
    await unsubscribeAll();
    expect(await deliveries.turn(undefined, first)).toBeUndefined();
    expect(await states()).toEqual({ skipped: 1, waiting: 1 });
  });

  it('ends one email and begins the next in one step', async () => {
    const { deliveries, states } = given();
    const [first, second] = (await claimed(2)) as [ClaimedEmail, ClaimedEmail];
    await deliveries.turn(undefined, first);
    expect(await deliveries.turn({ ...first, end: { state: 'sent' } }, second)).toMatch(/@x/);
    expect(await states()).toEqual({ sending: 1, sent: 1 });
    await end(second, { state: 'failed', error: 'No.' });
    expect(await states()).toEqual({ failed: 1, sent: 1 });
  });

  it('gives back at once what the mail server did not get, and later what it postponed', async () => {
    const { deliveries, states } = given();
    const [first, second, ...rest] = (await claimed(4)) as [ClaimedEmail, ClaimedEmail];
    await deliveries.turn(undefined, first);
    await end(first, { state: 'returned' });
    await deliveries.turn(undefined, second);
    await end(second, { state: 'postponed', error: 'Later.' });
    await deliveries.release(rest);
    const again = await deliveries.claim(first.campaignId, 5);
    expect(again.map(({ subscriberId }) => subscriberId)).not.toContain(second.subscriberId);
    expect([again.length, await states()]).toEqual([3, { waiting: 4 }]);
    // The first claim is lost.
    expect(await deliveries.turn(undefined, first)).toBeUndefined();
  });

  it('pauses a campaign that runs, with the reason, and no other', async () => {
    const { deliveries, setState, campaign } = given();
    const campaignId = await listed(1);
    await deliveries.pause(campaignId, '550 Quota');
    const paused = { state: 'paused', pauseReason: '550 Quota' };
    expect(await campaign(campaignId)).toEqual(paused);
    expect(await deliveries.active()).toEqual([]);
    await deliveries.pause(campaignId, '550 Other');
    expect(await campaign(campaignId)).toEqual(paused);
    await setState(campaignId, 'sent');
    await deliveries.pause(campaignId, '550 Other');
    expect(await campaign(campaignId)).toEqual({ ...paused, state: 'sent' });
  });

  it('ends a campaign when no email is left', async () => {
    const { deliveries, campaign } = given();
    const [email] = (await claimed(1)) as [ClaimedEmail];
    const { campaignId } = email;
    await deliveries.finish(campaignId);
    expect(await campaign(campaignId)).toMatchObject({ state: 'sending' });
    await deliveries.turn(undefined, email);
    await deliveries.finish(campaignId);
    expect(await campaign(campaignId)).toMatchObject({ state: 'sending' });
    await end(email, { state: 'unconfirmed', error: 'Broken.' });
    await deliveries.finish(campaignId);
    expect(await campaign(campaignId)).toMatchObject({ state: 'sent' });
    expect(await deliveries.active()).toEqual([]);
  });
}
