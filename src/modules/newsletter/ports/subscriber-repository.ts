import type { Subscriber } from '../domain/subscriber.js';

/** Stores subscribers. Writes join the caller's transaction. Emails are case-insensitive. */
export abstract class SubscriberRepository {
  /** Makes an email's subscription active; its id, or undefined where it was active already. */
  abstract activate(subscriber: Omit<Subscriber, 'status'>): Promise<string | undefined>;

  /**
   * Makes an email's subscription wait for its confirmation; its id, or undefined where it is
   * active already or was asked since `notSince`.
   */
  abstract ask(subscriber: Omit<Subscriber, 'status'>, notSince: Date): Promise<string | undefined>;

  /** Makes a waiting subscription active; false where it does not wait. */
  abstract confirm(id: string): Promise<boolean>;

  /** Ends an active or waiting subscription at the subscriber's wish; false when there is none. */
  abstract unsubscribe(id: string): Promise<boolean>;

  /** Ends a subscription at the shop's wish; returns it as it was before, or undefined. */
  abstract cancel(email: string): Promise<Subscriber | undefined>;

  /** Undefined when unknown. */
  abstract find(id: string): Promise<Subscriber | undefined>;
}
