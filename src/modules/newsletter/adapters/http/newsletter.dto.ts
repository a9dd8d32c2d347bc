import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { IsDay, PageQuery, timeRangeOf } from '../../../../platform/http/queries.dto.js';
import { IsEmailAddress, SearchText, Trimmed } from '../../../../platform/http/validators.js';
import { SortedBy } from '../../../../platform/http/sorted-by.js';
import {
  type Subscriber,
  SUBSCRIBER_STATUSES,
  type SubscriberStatus,
} from '../../domain/subscriber.js';
import { SUBSCRIBER_SORTS, type SubscriberSelection } from '../../ports/subscribers.js';

/** The filters of the admin's list of subscribers. */
export class ListSubscribersQuery extends PageQuery {
  /** Part of an email address. */
  @SearchText()
  searchTerm?: string;

  @IsOptional()
  @IsIn(SUBSCRIBER_STATUSES, {
    message: `status must be one of ${SUBSCRIBER_STATUSES.join(', ')}`,
  })
  @ApiPropertyOptional({ enum: SUBSCRIBER_STATUSES, enumName: 'SubscriberStatus' })
  status?: SubscriberStatus;

  /** The first day of subscription, as YYYY-MM-DD, in the time zone of the shop. */
  @IsDay('from')
  from?: string;

  /** The last day of subscription, as YYYY-MM-DD, in the time zone of the shop, included. */
  @IsDay('to')
  to?: string;

  /** A field, or `-field` for descending; newest first where absent. */
  @SortedBy(SUBSCRIBER_SORTS)
  sort?: string;
}

/** Converts the query to a selection. @param timeZone of the shop */
export function toSubscriberSelection(
  query: ListSubscribersQuery,
  timeZone: string,
): SubscriberSelection {
  const { searchTerm, status, ...days } = query;
  return { searchTerm, status, ...timeRangeOf(timeZone, days) };
}

export class SubscriberEmailBody {
  @Trimmed()
  @IsEmailAddress()
  email!: string;
}

export class SubscriberView {
  _id!: string;
  email!: string;
  @ApiProperty({ enum: SUBSCRIBER_STATUSES, enumName: 'SubscriberStatus' })
  status!: SubscriberStatus;
  createdAt!: Date;

  static of({ id, ...subscriber }: Subscriber): SubscriberView {
    return { _id: id, ...subscriber };
  }
}

export class SubscriptionView {
  /** The subscription begins when it is confirmed by the link in an email. */
  mustConfirm!: boolean;
}

/** How many emails of a campaign may or may not have arrived. */
export class UnconfirmedEmailsView {
  readonly campaignId!: string;
  readonly subject!: string;
  readonly emails!: number;
}
