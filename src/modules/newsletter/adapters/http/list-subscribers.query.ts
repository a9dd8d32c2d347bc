import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { PageQuery } from '../../../../platform/http/page.query.js';
import { SearchText } from '../../../../platform/http/search-text.js';
import { SUBSCRIBER_STATUSES, type SubscriberStatus } from '../../domain/subscriber.js';

const SORTS = ['email', '-email', 'createdAt', '-createdAt'] as const;

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

  @IsOptional()
  @IsIn(SORTS, { message: `sort must be one of ${SORTS.join(', ')}` })
  sort?: (typeof SORTS)[number];
}
