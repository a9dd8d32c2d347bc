import { Injectable } from '@nestjs/common';
import { JobHandler, type JobRun } from '../../../../platform/outbox/job.js';
import { OnEvent } from '../../../../platform/outbox/on-event.js';
import { returnChanged } from '../../domain/return-events.js';
import type { ReturnEmail } from '../../ports/return-notifications.js';
import { NotifyReturn } from '../../use-cases/notify-return.js';

interface ReturnChanged {
  readonly returnId: string;
  readonly state: ReturnEmail;
}

/** Emails the shopper when a return was requested, approved or declined. */
@Injectable()
@OnEvent({ event: returnChanged, job: 'returns.send-email', queue: 'mail' })
export class SendReturnEmailJob extends JobHandler<ReturnChanged> {
  constructor(private readonly notifyReturn: NotifyReturn) {
    super();
  }

  handle({ returnId, state }: ReturnChanged, run: JobRun): Promise<void> {
    return this.notifyReturn.execute(returnId, state, run);
  }
}
