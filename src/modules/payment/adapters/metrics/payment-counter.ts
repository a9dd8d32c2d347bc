import { Injectable } from '@nestjs/common';
import { Metrics } from '../../../../platform/operations/metrics/metrics.js';
import { PAYMENT_OUTCOMES, type PaymentOutcome } from '../../domain/payment-attempt.js';
import { PaymentMetrics } from '../../ports/payment-attempts.js';

/** A counter of attempts to pay: each is counted by the process that got the card provider's event. */
@Injectable()
export class PaymentCounter extends PaymentMetrics {
  private readonly add: (outcome: PaymentOutcome) => void;

  constructor(metrics: Metrics) {
    super();
    this.add = metrics.counterBy({
      name: 'shop_payment_attempts_total',
      help: 'Attempts to pay whose end the card provider reported to this process, by outcome.',
      label: 'outcome',
      values: PAYMENT_OUTCOMES,
    });
  }

  count(outcome: PaymentOutcome): void {
    this.add(outcome);
  }
}
