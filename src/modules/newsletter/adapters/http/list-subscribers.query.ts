import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { IsDay, timeRangeOf } from '../../../../platform/http/day-range.js';
import { PageQuery } from '../../../../platform/http/page.query.js';
import { SearchText } from '../../../../platform/http/search-text.js';
import { SortedBy } from '../../../../platform/http/sorted-by.js';
import { SUBSCRIBER_STATUSES, type SubscriberStatus } from '../../domain/subscriber.js';
import { SUBSCRIBER_SORTS, type SubscriberSelection } from '../../ports/subscriber-queries.js';

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

  /** The first UTC day of subscription, as YYYY-MM-DD. */
  @IsDay('from')
  from?: string;

  /** The last UTC day of subscription, as YYYY-MM-DD, included. */
  @IsDay('to')
  to?: string;

  /** A field, or `-field` for descending; newest first where absent. */
  @SortedBy(SUBSCRIBER_SORTS)
  sort?: string;
}

export function toSubscriberSelection(query: ListSubscribersQuery): SubscriberSelection {
  const { searchTerm, status, ...days } = query;
  return { searchTerm, status, ...timeRangeOf(days) };
}
