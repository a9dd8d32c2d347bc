import { MOST_EQUAL_REFUSALS } from '../../../../common/contract/campaign.js';
import { TransientError } from '../../../kernel/transient-error.js';
import {
  type ActiveCampaign,
  CampaignBatchSender,
  type ClaimedEmail,
  type EmailEnd,
} from '../ports/campaign-deliveries.js';
import { FakeCampaignDeliveries } from '../testing/fake-campaign-deliveries.js';
import { PauseRefusedCampaign } from './pause-refused-campaign.js';
import { SendDueCampaigns } from './send-due-campaigns.js';

const QUOTA: EmailEnd = { state: 'failed', error: '550 5.4.5 Quota exceeded. id7' };

/** Sends all at once. */
class FakeBatchSender extends CampaignBatchSender {
  readonly sizes: number[] = [];
  closed = 0;
  isAway = false;

  constructor(private readonly deliveries: FakeCampaignDeliveries) {
    super();
  }

  async send(
    _campaign: Omit<ActiveCampaign, 'isListed'>,
    emails: readonly ClaimedEmail[],
  ): Promise<void> {
    if (this.isAway) throw new TransientError('No answer.');
    this.sizes.push(emails.length);
    for (const email of emails) {
      await this.deliveries.turn(undefined, email);
      await this.deliveries.turn({ ...email, end: { state: 'sent' } }, undefined);
    }
  }

  close(): void {
    this.closed++;
  }
}

function campaignsFixture(emailsPerSecond = 10) {
  const deliveries = new FakeCampaignDeliveries();
  const batches = new FakeBatchSender(deliveries);
  const [transactional, stop] = [{ waiting: false }, new AbortController()];
  const send = new SendDueCampaigns(
    ...([deliveries, batches, { hasWaiting: async () => transactional.waiting }] as const),
    { emailsPerSecond },
  );
  return {
    deliveries,
    batches,
    transactional,
    stop,
    send: () => send.execute(stop.signal),
    state: (id: string) => deliveries.campaigns.get(id)?.state,
  };
}

describe('campaigns that are due', () => {
  it('are listed, sent in batches of a second, and ended', async () => {
    const { deliveries, batches, send, state } = campaignsFixture(10);
    const id = deliveries.plant(25);
    expect(await send()).toBe('worked');
    expect(deliveries.states()).toEqual({ waiting: 25 });
    for (let n = 0; n < 3; n++) expect(await send()).toBe('worked');
    expect([batches.sizes, deliveries.states(), state(id)]).toEqual([
      [10, 10, 5],
      { sent: 25 },
      'sending',
    ]);
    expect([await send(), state(id), batches.closed]).toEqual(['idle', 'sent', 0]);
    expect([await send(), batches.closed]).toEqual(['idle', 1]);
  });

  it('are claimed 100 at a time at most', async () => {
    const { deliveries, batches, send } = campaignsFixture(5_000);
    deliveries.plant(150);
    for (let n = 0; n < 3; n++) await send();
    expect(batches.sizes).toEqual([100, 50]);
  });

  it('take turns: each round works on every one', async () => {
    const { deliveries, send } = campaignsFixture(10);
    const ids = [deliveries.plant(5), deliveries.plant(5)];
    expect([await send(), await send()]).toEqual(['worked', 'worked']);
    expect(deliveries.states()).toEqual({ sent: 10 });
    expect(new Set(deliveries.recipients.map(({ campaignId }) => campaignId))).toEqual(
      new Set(ids),
    );
    // One has work, the other none.
    deliveries.plant(1);
    expect(await send()).toBe('worked');
  });

  it('say which of them could not be sent, and why', async () => {
    const { deliveries, batches, send } = campaignsFixture();
    const id = deliveries.plant(1);
    await send();
    batches.isAway = true;
    await expect(send()).rejects.toMatchObject({
      message: `campaign ${id}: TransientError: No answer.`,
      cause: { message: 'No answer.' },
    });
  });

  it('let transactional emails past, and begin nothing once the process stops', async () => {
    const { deliveries, transactional, stop, send } = campaignsFixture();
    deliveries.plant(1);
    transactional.waiting = true;
    expect([await send(), deliveries.recipients]).toEqual(['yielded', []]);
    transactional.waiting = false;
    stop.abort();
    expect([await send(), deliveries.recipients]).toEqual(['idle', []]);
  });
});

describe('a campaign that the mail server refuses', () => {
  async function refusals(ends: readonly EmailEnd[]) {
    const { deliveries } = campaignsFixture();
    const id = deliveries.plant(1);
    await deliveries.active();
    const pause = new PauseRefusedCampaign(deliveries);
    const reasons = [];
    for (const end of ends) reasons.push(await pause.execute(id, end));
    const { state, pauseReason } = deliveries.campaigns.get(id)!;
    return { state, pauseReason, reason: reasons.at(-1), early: reasons.slice(0, -1) };
  }
  const many = (end: EmailEnd, count = MOST_EQUAL_REFUSALS) => Array<EmailEnd>(count).fill(end);
  const running = { state: 'sending', pauseReason: null };

  it.each(['failed', 'postponed'] as const)('is paused where all are %s', async (state) => {
    const paused = await refusals(many({ ...QUOTA, state }));
    const reason = '550 5.4.5 Quota exceeded.';
    expect(paused).toMatchObject({ state: 'paused', pauseReason: reason, reason });
    expect(new Set(paused.early)).toEqual(new Set([undefined]));
  });

  it('goes on where one of them was sent', async () => {
    const ends = [...many(QUOTA, MOST_EQUAL_REFUSALS - 1), { state: 'sent' } as const];
    expect(await refusals([...ends, ...ends])).toMatchObject(running);
  });

  it('goes on where the connection broke, which refuses nothing and ends no streak', async () => {
    const broken: EmailEnd = { state: 'unconfirmed', error: QUOTA.error };
    expect(await refusals([...many(broken, 50), ...many({ state: 'returned' }, 50)])).toMatchObject(
      running,
    );
    const almost = many(QUOTA, MOST_EQUAL_REFUSALS - 1);
    expect(await refusals([...almost, broken, { state: 'returned' }, QUOTA])).toMatchObject({
      state: 'paused',
    });
  });
});
