import type { RecipientState } from '../../../../common/contract/campaign.js';
import type { Campaign } from '../domain/campaign.js';
import { CampaignRepository } from '../ports/campaign-repository.js';

/** Campaigns in memory; `recipients` are keyed by campaign and subscriber. */
export class FakeCampaignRepository extends CampaignRepository {
  readonly rows = new Map<string, Campaign>();
  readonly recipients = new Map<string, RecipientState>();
  readonly unsubscribed: [campaignId: string, subscriberId: string][] = [];

  async add(campaign: Campaign): Promise<void> {
    this.rows.set(campaign.id, campaign);
  }

  async find(id: string): Promise<Campaign | undefined> {
    return this.rows.get(id);
  }

  async lock(id: string): Promise<Campaign | undefined> {
    return this.rows.get(id);
  }

  async save(campaign: Campaign): Promise<void> {
    const stored = this.rows.get(campaign.id);
    if (stored) this.rows.set(campaign.id, { ...campaign, recipients: stored.recipients });
  }

  async remove(id: string): Promise<void> {
    this.rows.delete(id);
  }

  async resend(id: string, subscriberId: string): Promise<boolean> {
    const key = `${id} ${subscriberId}`;
    const state = this.recipients.get(key);
    if (state !== 'unconfirmed' && state !== 'failed') return false;
    this.recipients.set(key, 'waiting');
    return true;
  }

  async resendFailed(id: string): Promise<number> {
    const failed = [...this.recipients].filter(
      ([key, state]) => key.startsWith(`${id} `) && state === 'failed',
    );
    for (const [key] of failed) this.recipients.set(key, 'waiting');
    return failed.length;
  }

  async dismiss(id: string, subscriberId: string): Promise<boolean> {
    const key = `${id} ${subscriberId}`;
    if (this.recipients.get(key) !== 'unconfirmed') return false;
    this.recipients.set(key, 'dismissed');
    return true;
  }

  async recordUnsubscribed(id: string, subscriberId: string): Promise<void> {
    // The database refuses a condition without a value, too.
    if (!id) throw new Error('The campaign has no id.');
    const isRecorded = this.unsubscribed.some(
      ([campaign, subscriber]) => campaign === id && subscriber === subscriberId,
    );
    if (isRecorded || !this.recipients.has(`${id} ${subscriberId}`)) return;
    this.unsubscribed.push([id, subscriberId]);
  }
}
