import { Injectable } from '@nestjs/common';
import type { ReturnEmail } from '../../../../../common/contract/order-return.js';
import { JobHandler, type JobRun } from '../../../../platform/outbox/job.js';
import { OnEvent } from '../../../../platform/outbox/on-event.js';
import { EMAIL_JOBS } from '../../../orders/index.js';
import { returnChanged } from '../../domain/return-events.js';
import { NotifyReturn } from '../../use-cases/notify-return.js';

interface ReturnChanged {
  readonly returnId: string;
  readonly state: ReturnEmail;
}

/** Emails the shopper when a return was requested, approved or declined. */
@Injectable()
@OnEvent({ event: returnChanged, job: EMAIL_JOBS.ofReturn, queue: 'mail' })
export class SendReturnEmailJob extends JobHandler<ReturnChanged> {
  constructor(private readonly notifyReturn: NotifyReturn) {
    super();
  }

  handle({ returnId, state }: ReturnChanged, run: JobRun): Promise<void> {
    return this.notifyReturn.execute(returnId, state, run);
  }
}
