import { ApiProperty, ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import { IsIn, IsNotEmpty, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import {
  CAMPAIGN_STATES,
  campaignRules,
  type CampaignState,
  CHOSEN_CAMPAIGN_STATES,
  type ChosenCampaignState,
  RECIPIENT_STATES,
  type RecipientState,
} from '../../../../../common/contract/campaign.js';
import { IsTime, Trimmed } from '../../../../platform/http/validators.js';
import { PageQuery } from '../../../../platform/http/queries.dto.js';
import { IsSeenVersion } from '../../../../platform/http/version-number.js';
import type { Campaign } from '../../domain/campaign.js';
import type {
  CampaignCounts,
  CampaignRecipient,
  ListedCampaign,
} from '../../ports/campaign-queries.js';

/** A single line, because a line break would begin another email header. */
const ONE_LINE = /^[^\r\n]*$/;
const { subject, preview, body, sendAt } = campaignRules;

export class NewCampaignBody {
  @Trimmed()
  @Matches(ONE_LINE, { message: subject.notOneLine })
  @MaxLength(subject.max, { message: subject.tooLong })
  @IsNotEmpty({ message: subject.required })
  @IsString({ message: subject.required })
  subject!: string;

  /** Shown by email clients beside the subject. */
  @Trimmed()
  @Matches(ONE_LINE, { message: preview.notOneLine })
  @MaxLength(preview.max, { message: preview.tooLong })
  @IsOptional()
  preview?: string | null;

  /** Markdown. */
  @Trimmed()
  @MaxLength(body.max, { message: body.tooLong })
  @IsNotEmpty({ message: body.required })
  @IsString({ message: body.required })
  body!: string;
}

/** Any subset of the text of a draft. */
export class EditCampaignBody extends PartialType(NewCampaignBody, { skipNullProperties: false }) {
  /** The version that was seen; any other than the newest is refused. */
  @IsSeenVersion({ seen: 'seen' })
  version!: number;
}

export class CampaignStateBody {
  /** `scheduled` sends it, `draft` takes that back while it waits; `paused` and `sending` stop and resume it. */
  @IsIn(CHOSEN_CAMPAIGN_STATES, {
    message: `state must be one of ${CHOSEN_CAMPAIGN_STATES.join(', ')}`,
  })
  @ApiProperty({ enum: CHOSEN_CAMPAIGN_STATES })
  state!: ChosenCampaignState;

  /** When a scheduled campaign is sent; now where absent. */
  @IsTime(sendAt.invalid)
  @IsString({ message: sendAt.invalid })
  @IsOptional()
  @ApiPropertyOptional({ type: String, format: 'date-time', nullable: true })
  sendAt?: string | null;

  /** The version that was seen; any other than the newest is refused. */
  @IsSeenVersion({ seen: 'seen' })
  version!: number;
}

export class ListCampaignsQuery extends PageQuery {
  @IsOptional()
  @IsIn(CAMPAIGN_STATES, { message: `state must be one of ${CAMPAIGN_STATES.join(', ')}` })
  @ApiPropertyOptional({ enum: CAMPAIGN_STATES, enumName: 'CampaignState' })
  state?: CampaignState;
}

export class ListRecipientsQuery extends PageQuery {
  /** `unconfirmed` where absent. */
  @IsOptional()
  @IsIn(RECIPIENT_STATES, { message: `state must be one of ${RECIPIENT_STATES.join(', ')}` })
  @ApiPropertyOptional({ enum: RECIPIENT_STATES, enumName: 'RecipientState' })
  state?: RecipientState;
}

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
