import type { CampaignState, RecipientState } from '../../../../common/contract/campaign.js';
import type { Page, PageRequest } from '../../../kernel/page.js';
import type { Campaign } from '../domain/campaign.js';

/** How many emails of a campaign are in each state, and how many subscribers left by its link. */
export type CampaignCounts = Readonly<Record<RecipientState | 'unsubscribed', number>>;

export interface CampaignFilter extends PageRequest {
  readonly state?: CampaignState;
}

/** A campaign in the list, without its text. */
export type ListedCampaign = Omit<Campaign, 'body' | 'preview'>;

export interface CampaignRecipient {
  readonly subscriberId: string;
  /** Null where the subscriber was erased. */
  readonly email: string | null;
  readonly state: RecipientState;
  /** When its turn last came; null before. */
  readonly begunAt: Date | null;
  readonly error: string | null;
}

export interface RecipientFilter extends PageRequest {
  readonly campaignId: string;
  readonly state: RecipientState;
}

/** How many emails of a campaign may or may not have arrived. */
export interface UnconfirmedEmails {
  readonly campaignId: string;
  readonly subject: string;
  readonly emails: number;
}

/** The campaigns as staff read them. */
export abstract class CampaignQueries {
  /** Newest first. */
  abstract list(filter: CampaignFilter): Promise<Page<ListedCampaign>>;
  abstract counts(campaignId: string): Promise<CampaignCounts>;
  abstract recipients(filter: RecipientFilter): Promise<Page<CampaignRecipient>>;
  /** The campaigns that have some, the newest 100, newest first. */
  abstract unconfirmed(): Promise<readonly UnconfirmedEmails[]>;
}
