import type { CampaignState, RecipientState } from '../../../../common/contract/campaign.js';
import {
  type ActiveCampaign,
  CampaignDeliveries,
  type ClaimedEmail,
  type EmailEnd,
} from '../ports/campaign-deliveries.js';

interface Sending {
  state: CampaignState;
  isListed: boolean;
  pauseReason: string | null;
}

interface Recipient {
  readonly campaignId: string;
  readonly subscriberId: string;
  state: RecipientState;
  claim: string | null;
  /** Waits for a time that does not come here. */
  isPostponed: boolean;
}

/** Emails of due campaigns in memory. No lease ends, no time passes. */
export class FakeCampaignDeliveries extends CampaignDeliveries {
  readonly campaigns = new Map<string, Sending>();
  /** The addresses of active subscribers, by id. */
  readonly subscribers = new Map<string, string>();
  readonly recipients: Recipient[] = [];
  private claims = 0;

  /** Adds a campaign that is due, and so many subscribers. */
  plant(subscribers: number): string {
    const campaignId = `campaign ${this.campaigns.size + 1}`;
    this.campaigns.set(campaignId, { state: 'scheduled', isListed: false, pauseReason: null });
    for (let n = 0; n < subscribers; n++) this.subscribers.set(`subscriber ${n}`, `${n}@x.test`);
    return campaignId;
  }

  /** How many emails are in each state. */
  states(): Readonly<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const { state } of this.recipients) counts[state] = (counts[state] ?? 0) + 1;
    return counts;
  }

  async active(): Promise<readonly ActiveCampaign[]> {
    const text = { subject: 'Sale', preview: '', body: 'Sale' };
    const due = [...this.campaigns].filter(([, { state }]) =>
      ['scheduled', 'sending'].includes(state),
    );
    return due.map(([id, campaign]) => {
      campaign.state = 'sending';
      return { id, ...text, isListed: campaign.isListed };
    });
  }

  async listRecipients(campaignId: string): Promise<void> {
    const campaign = this.campaigns.get(campaignId);
    if (campaign?.state !== 'sending' || campaign.isListed) return;
    campaign.isListed = true;
    for (const subscriberId of this.subscribers.keys()) {
      const waiting = { state: 'waiting', claim: null, isPostponed: false } as const;
      this.recipients.push({ campaignId, subscriberId, ...waiting });
    }
  }

  async claim(campaignId: string, limit: number): Promise<readonly ClaimedEmail[]> {
    const claim = `claim ${++this.claims}`;
    const claimable = this.of(campaignId, 'waiting')
      .filter((each) => each.claim === null && !each.isPostponed)
      .slice(0, limit);
    for (const each of claimable) each.claim = claim;
    return claimable.map(({ subscriberId }) => ({ campaignId, subscriberId, claim }));
  }

  async reserve(): Promise<number> {
    return 0;
  }

  async turn(
    ended: (ClaimedEmail & { readonly end: EmailEnd }) | undefined,
    next: ClaimedEmail | undefined,
  ): Promise<string | undefined> {
    const before = ended && this.claimed(ended, 'sending');
    if (ended && before) end(before, ended.end);
    const begun = next && this.claimed(next, 'waiting');
    if (!begun || this.campaigns.get(begun.campaignId)?.state !== 'sending') return undefined;
    const email = this.subscribers.get(begun.subscriberId);
    begun.state = email === undefined ? 'skipped' : 'sending';
    return email;
  }

  async release(emails: readonly ClaimedEmail[]): Promise<void> {
    for (const email of emails) {
      const claimed = this.claimed(email, 'waiting');
      if (claimed) claimed.claim = null;
    }
  }

  async expire(): Promise<void> {}

  async pause(campaignId: string, reason: string): Promise<void> {
    const campaign = this.campaigns.get(campaignId);
    if (campaign?.state !== 'sending') return;
    campaign.state = 'paused';
    campaign.pauseReason = reason;
  }

  async finish(campaignId: string): Promise<void> {
    const campaign = this.campaigns.get(campaignId);
    const isOpen = [...this.of(campaignId, 'waiting'), ...this.of(campaignId, 'sending')].length;
    if (campaign?.state === 'sending' && campaign.isListed && !isOpen) campaign.state = 'sent';
  }

  private of(campaignId: string, state: RecipientState): Recipient[] {
    return this.recipients.filter((each) => each.campaignId === campaignId && each.state === state);
  }

  private claimed({ campaignId, subscriberId, claim }: ClaimedEmail, state: RecipientState) {
    return this.of(campaignId, state).find(
      (each) => each.subscriberId === subscriberId && each.claim === claim,
    );
  }
}

function end(recipient: Recipient, { state }: EmailEnd): void {
  const isBack = state === 'postponed' || state === 'returned';
  recipient.state = isBack ? 'waiting' : state;
  recipient.isPostponed = state === 'postponed';
  if (isBack) recipient.claim = null;
}
