import type { AttemptCounts, PaymentOutcome } from '../domain/payment-attempt.js';

/** Which attempts to pay are counted. */
export interface AttemptSample {
  readonly after: Date;
  readonly before: Date;
  /** Of more attempts than this the newest are taken. */
  readonly most: number;
}

/** The attempts to pay of the last 35 days. */
export abstract class PaymentAttempts {
  abstract count(sample: AttemptSample): Promise<AttemptCounts>;
}

/** Counts attempts to pay for the metrics of this process. */
export abstract class PaymentMetrics {
  abstract count(outcome: PaymentOutcome): void;
}
