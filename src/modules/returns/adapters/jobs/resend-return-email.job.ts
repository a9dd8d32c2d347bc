import { Injectable } from '@nestjs/common';
import type { ReturnEmail } from '../../../../../common/contract/order-return.js';
import { JobHandler, type JobRun } from '../../../../platform/outbox/job.js';
import { OnEvent } from '../../../../platform/outbox/on-event.js';
import { EMAIL_JOBS } from '../../../orders/index.js';
import { returnEmailRequested } from '../../domain/return-events.js';
import { NotifyReturn } from '../../use-cases/notify-return.js';

interface EmailRequest {
  readonly returnId: string;
  readonly state: ReturnEmail;
}

/** Sends an email about a return once more. */
@Injectable()
@OnEvent({ event: returnEmailRequested, job: EMAIL_JOBS.resendOfReturn, queue: 'mail' })
export class ResendReturnEmailJob extends JobHandler<EmailRequest> {
  constructor(private readonly notifyReturn: NotifyReturn) {
    super();
  }

  handle({ returnId, state }: EmailRequest, run: JobRun): Promise<void> {
    return this.notifyReturn.execute(returnId, state, run, true);
  }
}
