import type { Campaign, CampaignText } from '../domain/campaign.js';

/** Stores campaigns. Writes join the caller's transaction. */
export abstract class CampaignRepository {
  abstract add(campaign: Campaign, userId: string): Promise<void>;

  /** Undefined when unknown. */
  abstract find(id: string): Promise<Campaign | undefined>;

  /** Undefined when unknown; otherwise nobody else changes it until the transaction ends. */
  abstract lock(id: string): Promise<Campaign | undefined>;

  abstract save(campaign: Campaign): Promise<void>;

  abstract remove(id: string): Promise<void>;

  /** Has an unconfirmed or failed email sent again; false where it is neither. */
  abstract resend(id: string, subscriberId: string): Promise<boolean>;

  /** Has all failed emails sent again; returns how many. */
  abstract resendFailed(id: string): Promise<number>;

  /** Leaves an unconfirmed email as it is; false where it is not unconfirmed. */
  abstract dismiss(id: string, subscriberId: string): Promise<boolean>;

  /** Records that a subscriber left by the link of a campaign's email; nothing where they did not get one. */
  abstract recordUnsubscribed(id: string, subscriberId: string): Promise<void>;
}

/** The emails of a campaign, but for those to its recipients. */
export abstract class CampaignEmails {
  /** The email as HTML, with the shop's layout. @throws InvalidInput at `body` where it cannot be read */
  abstract preview(text: CampaignText): Promise<string>;

  /** Sends it to staff. `sendId` is equal on every attempt. */
  abstract test(text: CampaignText, to: string, sendId: string): Promise<void>;
}
