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
import { IsTime } from '../../../../platform/http/is-time.js';
import { PageQuery } from '../../../../platform/http/page.query.js';
import { Trimmed } from '../../../../platform/http/trimmed.js';
import { IsSeenVersion } from '../../../../platform/http/version-number.js';

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
