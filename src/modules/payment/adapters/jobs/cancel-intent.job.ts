import { Injectable } from '@nestjs/common';
import { JobHandler, OnEvent } from '../../../../platform/outbox/job.js';
import { declinesUsedUp } from '../../domain/payment-events.js';
import { Payments } from '../../ports/payments.js';

/** Cancels a payment on which too many cards were tried; its checkout follows the provider's event. */
@Injectable()
@OnEvent({ event: declinesUsedUp, job: 'payment.cancel-intent', queue: 'payments' })
export class CancelIntentJob extends JobHandler<{ intentId: string }> {
  constructor(private readonly payments: Payments) {
    super();
  }

  async handle({ intentId }: { intentId: string }): Promise<void> {
    await this.payments.cancel(intentId);
  }
}
