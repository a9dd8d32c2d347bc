import type { Page, PageRequest, Sort } from '../../../kernel/page.js';
import type { TimeRange } from '../../../kernel/time.js';
import type { Subscriber, SubscriberStatus } from '../domain/subscriber.js';

/** Stores subscribers. Writes join the caller's transaction. Emails are case-insensitive. */
export abstract class SubscriberRepository {
  /** Activates an email's subscription; returns its id, or undefined where it is active already. */
  abstract activate(subscriber: Omit<Subscriber, 'status'>): Promise<string | undefined>;

  /**
   * Sets an email's subscription to await confirmation; returns its id, or undefined where it is
   * active already or an email was sent since `notSince`.
   */
  abstract addPending(
    subscriber: Omit<Subscriber, 'status'>,
    notSince: Date,
  ): Promise<string | undefined>;

  /** Activates a pending subscription; false where it is not pending. */
  abstract confirm(id: string): Promise<boolean>;

  /** Ends an active or pending subscription for the subscriber; false where there is none. */
  abstract unsubscribe(id: string): Promise<boolean>;

  /** Ends a subscription for the shop; returns it as it was before, or undefined. */
  abstract cancel(email: string): Promise<Subscriber | undefined>;

  /**
   * Deletes up to `limit` subscribers who were asked before `before` and never confirmed, with the
   * errors of their emails; returns how many.
   */
  abstract deletePendingBefore(before: Date, limit: number): Promise<number>;

  /** Undefined when unknown. */
  abstract find(id: string): Promise<Subscriber | undefined>;
}

/** The action of a token's link. */
export type TokenPurpose = 'confirm' | 'unsubscribe';

/** The tokens in the links of our emails: one per subscriber and purpose, valid forever. */
export abstract class SubscriberTokens {
  abstract of(subscriberId: string, purpose: TokenPurpose): string;

  /** A token to unsubscribe that also names the campaign in whose email its link is. */
  abstract ofCampaign(subscriberId: string, campaignId: string): string;

  /** The campaign that a token names; undefined where it names none. It is not signed. */
  abstract campaignOf(token: string): string | undefined;

  /** The subscriber of a token; undefined when it was not issued for this purpose. */
  abstract read(token: string, purpose: TokenPurpose): string | undefined;
}

/** Emails to subscribers. `sendId` is equal on every attempt, so that the email appears once. */
export abstract class NewsletterNotifications {
  /** Emails the confirmation link. */
  abstract requestConfirmation(email: string, confirmToken: string, sendId: string): Promise<void>;

  abstract welcome(email: string, unsubscribeToken: string, sendId: string): Promise<void>;
}

/** What the operator sets of subscriptions; the same while the process runs. */
export abstract class NewsletterSettings {
  /** Whether a subscription begins only when it is confirmed by the link in an email. */
  abstract readonly mustConfirm: boolean;
}

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
