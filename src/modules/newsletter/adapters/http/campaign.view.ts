import { ApiProperty } from '@nestjs/swagger';
import {
  CAMPAIGN_STATES,
  type CampaignState,
  RECIPIENT_STATES,
  type RecipientState,
} from '../../../../../common/contract/campaign.js';
import type { Campaign } from '../../domain/campaign.js';
import type {
  CampaignCounts,
  CampaignRecipient,
  ListedCampaign,
} from '../../ports/campaign-queries.js';

export class ListedCampaignView {
  _id!: string;
  subject!: string;
  @ApiProperty({ enum: CAMPAIGN_STATES, enumName: 'CampaignState' })
  state!: CampaignState;
  version!: number;
  createdAt!: Date;
  sendAt!: Date | null;
  startedAt!: Date | null;
  finishedAt!: Date | null;
  /** What the mail server said when the campaign paused itself; null where it did not. */
  pauseReason!: string | null;
  /** How many subscribers were active when it started. */
  recipients!: number;

  static of({ id, ...campaign }: ListedCampaign): ListedCampaignView {
    return { _id: id, ...campaign };
  }
}

/** How many emails are in each state, and how many subscribers left by the link in theirs. */
export class CampaignCountsView {
  waiting!: number;
  sending!: number;
  sent!: number;
  failed!: number;
  /** Nobody knows whether they arrived: the process died, or the connection broke, while they were sent. */
  unconfirmed!: number;
  /** Unconfirmed ones that staff have left as they are. */
  dismissed!: number;
  /** The subscription had ended when their turn came. */
  skipped!: number;
  unsubscribed!: number;
}

export class CampaignView extends ListedCampaignView {
  preview!: string;
  body!: string;
  counts!: CampaignCountsView;

  static with({ id, ...campaign }: Campaign, counts: CampaignCounts): CampaignView {
    return { _id: id, ...campaign, counts };
  }
}

export class CampaignPreviewView {
  subject!: string;
  /** The whole email. Show it in a sandboxed frame. */
  html!: string;
}

export class CampaignRecipientView {
  /** The subscriber's id. */
  _id!: string;
  /** Null where the subscriber was erased. */
  email!: string | null;
  @ApiProperty({ enum: RECIPIENT_STATES, enumName: 'RecipientState' })
  state!: RecipientState;
  /** When its turn last came. */
  begunAt!: Date | null;
  error!: string | null;

  static of({ subscriberId, ...recipient }: CampaignRecipient): CampaignRecipientView {
    return { _id: subscriberId, ...recipient };
  }
}
