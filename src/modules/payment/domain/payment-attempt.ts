/** How an attempt to pay ended, as the card provider reported it. */
export const PAYMENT_OUTCOMES = ['succeeded', 'declined'] as const;

export type PaymentOutcome = (typeof PAYMENT_OUTCOMES)[number];

/** The provider's event for each outcome. Of the failed ones only those of a declined card are stored. */
export const OUTCOME_EVENTS: Readonly<Record<PaymentOutcome, string>> = {
  succeeded: 'payment_intent.succeeded',
  declined: 'payment_intent.payment_failed',
};

/** How many of some attempts ended in which way. */
export type AttemptCounts = Readonly<Record<PaymentOutcome, number>>;
