import { DomainError } from '../../../kernel/domain-error.js';

/** The provider is unreachable or overloaded. Nothing is decided, and the same call may be retried. */
export class ProviderUnavailable extends DomainError {
  constructor(cause?: unknown) {
    super(
      'unavailable',
      'provider_away',
      'Card payments cannot be reached at the moment. Please try again shortly.',
      { cause, retryAfter: 5 },
    );
  }
}

/** Whether an error would affect every other call to the provider, too. */
export const isProviderUnavailable = (error: unknown): boolean =>
  error instanceof ProviderUnavailable;

/**
 * The provider refused a call and would refuse a retry, too. `reason` is for an admin: it may
 * contain keys and parameters.
 */
export class ProviderRefused extends DomainError {
  constructor(
    readonly reason: string,
    cause?: unknown,
  ) {
    super('provider_failed', 'provider_refused', 'The card provider refused this payment.', {
      cause,
    });
  }
}

/** Cards were declined too often; `retryAfterMs` is the wait in ms. */
export class TooManyDeclines extends DomainError {
  constructor(retryAfterMs: number) {
    const message = 'Too many declined payments. Please try again later.';
    super('too_many', 'too_many', message, { retryAfter: Math.ceil(retryAfterMs / 1000) });
  }
}

/** The webhook's signature does not match its body. */
export class BadSignature extends DomainError {
  constructor() {
    super('invalid', 'bad_signature', 'The signature does not fit.');
  }
}

/** The event is signed by the provider but has an unknown format. */
export class UnreadableEvent extends DomainError {
  constructor(cause?: unknown) {
    super('invalid', 'unreadable_event', 'The event could not be read.', { cause });
  }
}

/** There is no failed refund to retry. */
export class NothingToRetry extends DomainError {
  constructor(of: 'order' | 'payment') {
    super('conflict', 'nothing_to_retry', `This ${of} has no failed refund.`);
  }
}

/** The refund, and those that stand, are together more than was paid. */
export class RefundExceedsPayment extends DomainError {
  constructor(cause?: unknown) {
    super(
      'conflict',
      'refund_exceeds_payment',
      'Less than that is left of this payment to refund.',
      {
        cause,
      },
    );
  }
}

/** A form's key that another order has used. */
export class RefundKeyUsed extends DomainError {
  constructor() {
    super('conflict', 'refund_key_used', 'This refund was requested for another order.');
  }
}
