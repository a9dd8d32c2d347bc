import type { Page, PageRequest } from '../../../kernel/page.js';
import type { Subscriber, SubscriberStatus } from '../domain/subscriber.js';

export interface SubscriberFilter extends PageRequest {
  /** Part of an e-mail. */
  readonly searchTerm?: string;
  readonly status?: SubscriberStatus;
  readonly sort: { readonly field: 'email' | 'createdAt'; readonly descending: boolean };
}

/** The admin's list of subscribers. */
export abstract class SubscriberQueries {
  abstract list(filter: SubscriberFilter): Promise<Page<Subscriber>>;
}
