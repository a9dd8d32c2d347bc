import { Injectable } from '@nestjs/common';
import { RefusalStreaks } from '../domain/refusal-streaks.js';
import { CampaignDeliveries, type EmailEnd } from '../ports/campaign-deliveries.js';

/** Pauses a campaign where the mail server refuses all: the next emails would fail like these. */
@Injectable()
export class PauseRefusedCampaign {
  /** Of this process: each has connections of its own. */
  private readonly streaks = new RefusalStreaks();

  constructor(private readonly deliveries: CampaignDeliveries) {}

  /**
   * To be called with the end of each email. Failed and postponed ones count as refused; what became of an
   * unconfirmed one nobody knows. Returns what the server says to all once the campaign is paused by it.
   */
  async execute(campaignId: string, end: EmailEnd): Promise<string | undefined> {
    if (end.state === 'sent') this.streaks.end(campaignId);
    if (end.state !== 'failed' && end.state !== 'postponed') return undefined;
    const reason = this.streaks.add(campaignId, end.error);
    if (reason !== undefined) await this.deliveries.pause(campaignId, reason);
    return reason;
  }
}
