import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { PageQuery } from '../../../../platform/http/page.query.js';
import { Trimmed } from '../../../../platform/http/trimmed.js';
import { SUBSCRIBER_STATUSES, type SubscriberStatus } from '../../domain/subscriber.js';

const SORTS = ['email', '-email', 'createdAt', '-createdAt'] as const;

/** The filters of the admin's list of subscribers. */
export class ListSubscribersQuery extends PageQuery {
  /** Part of an e-mail. */
  @IsOptional()
  @Trimmed()
  @MaxLength(100, { message: 'searchTerm is too long' })
  @IsString({ message: 'searchTerm must be a text' })
  searchTerm?: string;

  @IsOptional()
  @IsIn(SUBSCRIBER_STATUSES, {
    message: `status must be one of ${SUBSCRIBER_STATUSES.join(', ')}`,
  })
  status?: SubscriberStatus;

  @IsOptional()
  @IsIn(SORTS, { message: `sort must be one of ${SORTS.join(', ')}` })
  sort?: (typeof SORTS)[number];
}
