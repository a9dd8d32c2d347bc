import type { Page, PageRequest, Sort } from '../../../kernel/page.js';
import type { TimeRange } from '../../../kernel/time-range.js';
import type { Subscriber, SubscriberStatus } from '../domain/subscriber.js';

export const SUBSCRIBER_SORTS = ['email', 'status', 'createdAt'] as const;
export type SubscriberSort = (typeof SUBSCRIBER_SORTS)[number];

/** The filter of the list; the time is that of the subscription. */
export interface SubscriberSelection extends TimeRange {
  /** Part of an email address. */
  readonly searchTerm?: string;
  readonly status?: SubscriberStatus;
}

export interface SubscriberFilter extends PageRequest, SubscriberSelection {
  readonly sort: Sort<SubscriberSort>;
}

/** The admin's list of subscribers. */
export abstract class SubscriberQueries {
  abstract list(filter: SubscriberFilter): Promise<Page<Subscriber>>;
  /** All subscribers of a selection in batches, oldest first. */
  abstract all(selection: SubscriberSelection): AsyncIterable<readonly Subscriber[]>;
}
