/**
 * `pending` until the user confirms it. Ended by an admin is `canceled`, by the user
 * `unsubscribed`; both can subscribe again.
 */
export const SUBSCRIBER_STATUSES = ['pending', 'active', 'canceled', 'unsubscribed'] as const;
export type SubscriberStatus = (typeof SUBSCRIBER_STATUSES)[number];

export interface Subscriber {
  readonly id: string;
  /** As it was written first; compared without case. */
  readonly email: string;
  readonly status: SubscriberStatus;
  readonly createdAt: Date;
}
