import type { Subscriber } from '../domain/subscriber.js';

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
