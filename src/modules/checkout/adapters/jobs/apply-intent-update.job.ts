import { Injectable } from '@nestjs/common';
import { JobHandler, OnEvent } from '../../../../platform/outbox/job.js';
import { intentChanged } from '../../../payment/index.js';
import { ApplyIntentUpdate } from '../../use-cases/apply-intent-update.js';

/** The browser that has paid asks for the order itself, which withdraws the job. */
const BROWSER_FIRST_MS = 2_000;

/** Handles a provider's event that a payment succeeded or was canceled. */
@Injectable()
@OnEvent({
  event: intentChanged,
  job: 'checkout.follow-intent',
  queue: 'payments',
  delayMs: BROWSER_FIRST_MS,
})
export class ApplyIntentUpdateJob extends JobHandler<{ intentId: string }> {
  constructor(private readonly applyIntentUpdate: ApplyIntentUpdate) {
    super();
  }

  handle({ intentId }: { intentId: string }): Promise<void> {
    return this.applyIntentUpdate.execute(intentId);
  }
}
