import { Injectable } from '@nestjs/common';
import { JobHandler } from '../../../../platform/outbox/job.js';
import { OnEvent } from '../../../../platform/outbox/on-event.js';
import { intentChanged } from '../../../payment/index.js';
import { ApplyPaymentUpdate } from '../../use-cases/apply-payment-update.js';

/** Handles a provider's event that a payment succeeded or was canceled. */
@Injectable()
@OnEvent({ event: intentChanged, job: 'checkout.follow-intent', queue: 'payments' })
export class ApplyPaymentUpdateJob extends JobHandler<{ intentId: string }> {
  constructor(private readonly applyPaymentUpdate: ApplyPaymentUpdate) {
    super();
  }

  handle({ intentId }: { intentId: string }): Promise<void> {
    return this.applyPaymentUpdate.execute(intentId);
  }
}
