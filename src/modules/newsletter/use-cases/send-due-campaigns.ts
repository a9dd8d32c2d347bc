import { Injectable } from '@nestjs/common';
import { CampaignInterrupted } from '../domain/campaign.js';
import {
  type ActiveCampaign,
  CampaignBatchSender,
  CampaignDeliveries,
  CampaignSettings,
  TransactionalEmails,
} from '../ports/campaign-deliveries.js';

/** The most emails that a process claims at once. */
const MOST_CLAIMED = 100;

/** `yielded`: transactional emails wait and go first. */
export type CampaignProgress = 'worked' | 'idle' | 'yielded';

/** Works on each running campaign once: lists recipients, sends a batch, or ends it. */
@Injectable()
export class SendDueCampaigns {
  constructor(
    private readonly deliveries: CampaignDeliveries,
    private readonly batches: CampaignBatchSender,
    private readonly transactional: TransactionalEmails,
    private readonly settings: CampaignSettings,
  ) {}

  /**
   * Begins no further campaign once `signal` is aborted.
   * @throws CampaignInterrupted with the id of the campaign, such as where the mail server is away
   */
  async execute(signal: AbortSignal): Promise<CampaignProgress> {
    const campaigns = await this.deliveries.active();
    let hasWorked = false;
    for (const campaign of campaigns) {
      if (signal.aborted) break;
      if (await this.transactional.hasWaiting()) return 'yielded';
      const isWorking = await this.sendSome(campaign, signal).catch((cause: unknown) => {
        throw new CampaignInterrupted(campaign.id, cause);
      });
      hasWorked = isWorking || hasWorked;
    }
    if (campaigns.length === 0) this.batches.close();
    return hasWorked ? 'worked' : 'idle';
  }

  /** False where there was nothing to do. */
  private async sendSome(
    { isListed, ...campaign }: ActiveCampaign,
    signal: AbortSignal,
  ): Promise<boolean> {
    const { id } = campaign;
    if (!isListed) {
      await this.deliveries.listRecipients(id);
      return true;
    }
    await this.deliveries.expire(id);
    const limit = Math.min(MOST_CLAIMED, this.settings.emailsPerSecond);
    const emails = await this.deliveries.claim(id, limit);
    if (emails.length === 0) {
      await this.deliveries.finish(id);
      return false;
    }
    await this.batches.send(campaign, emails, signal);
    return true;
  }
}
