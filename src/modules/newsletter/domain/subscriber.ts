import { DomainError } from '../../../kernel/domain-error.js';
import { domainEvent } from '../../../kernel/domain-event.js';

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

/** The token is not signed by this shop, or its subscriber is unknown. */
export class InvalidUnsubscribeLink extends DomainError {
  constructor() {
    super('invalid', 'invalid_unsubscribe_link', 'This unsubscribe link is not valid');
  }
}

/** The token is not signed by this shop, or its subscriber is not to be confirmed. */
export class InvalidConfirmLink extends DomainError {
  constructor() {
    super('invalid', 'invalid_confirm_link', 'This confirmation link is not valid');
  }
}

/** A subscription waits to be confirmed. */
export const confirmationRequested = domainEvent<{ subscriberId: string }>(
  'newsletter.confirmation-asked',
);

/** A subscription began, or began again. */
export const subscribed = domainEvent<{ subscriberId: string }>('newsletter.subscribed');
