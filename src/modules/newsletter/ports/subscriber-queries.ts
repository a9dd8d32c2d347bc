import type { Page, PageRequest } from '../../../kernel/page.js';
import type { Subscriber, SubscriberStatus } from '../domain/subscriber.js';

/** The filter of the list. */
export interface SubscriberSelection {
  /** Part of an email address. */
  readonly searchTerm?: string;
  readonly status?: SubscriberStatus;
}

export interface SubscriberFilter extends PageRequest, SubscriberSelection {
  readonly sort: { readonly field: 'email' | 'createdAt'; readonly descending: boolean };
}

/** The admin's list of subscribers. */
export abstract class SubscriberQueries {
  abstract list(filter: SubscriberFilter): Promise<Page<Subscriber>>;
  /** All subscribers of a selection in batches, oldest first. */
  abstract all(selection: SubscriberSelection): AsyncIterable<readonly Subscriber[]>;
}
