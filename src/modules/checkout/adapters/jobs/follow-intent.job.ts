import { Injectable } from '@nestjs/common';
import { JobHandler } from '../../../../platform/outbox/job.js';
import { OnEvent } from '../../../../platform/outbox/on-event.js';
import { intentChanged } from '../../../payment/index.js';
import { FollowIntent } from '../../use-cases/follow-intent.js';

/** Reacts to the provider's event that a payment has ended. */
@Injectable()
@OnEvent({ event: intentChanged, job: 'checkout.follow-intent', queue: 'payments' })
export class FollowIntentJob extends JobHandler<{ intentId: string }> {
  constructor(private readonly followIntent: FollowIntent) {
    super();
  }

  handle({ intentId }: { intentId: string }): Promise<void> {
    return this.followIntent.execute(intentId);
  }
}
