import type { CampaignText } from '../domain/campaign.js';

/** The emails of a campaign, but for those to its recipients. */
export abstract class CampaignEmails {
  /** The email as HTML, with the shop's layout. @throws InvalidInput at `body` where it cannot be read */
  abstract preview(text: CampaignText): Promise<string>;

  /** Sends it to staff. `sendId` is equal on every attempt. */
  abstract test(text: CampaignText, to: string, sendId: string): Promise<void>;
}
