/**
 * `pending` until the user confirms it. `canceled` is ended by an admin, `unsubscribed` by the
 * user; both can subscribe again.
 */
export const SUBSCRIBER_STATUSES = ['pending', 'active', 'canceled', 'unsubscribed'] as const;
export type SubscriberStatus = (typeof SUBSCRIBER_STATUSES)[number];

export interface Subscriber {
  readonly id: string;
  /** As first entered; compared case-insensitively. */
  readonly email: string;
  readonly status: SubscriberStatus;
  readonly createdAt: Date;
}
