import { Injectable } from '@nestjs/common';
import type { ReturnEmail } from '../../../../../common/contract/order-return.js';
import { JobHandler, type JobRun, OnEvent } from '../../../../platform/outbox/job.js';
import { EMAIL_JOBS } from '../../../orders/index.js';
import {
  returnChanged,
  returnEmailRequested,
  returnRequested,
} from '../../domain/return-events.js';
import { ReturnNotifications } from '../../ports/return-notifications.js';
import { ReturnQueries } from '../../ports/return-repository.js';
import { NotifyReturn } from '../../use-cases/notify-return.js';

/** Emails the shop about each new return, also while the shopper's mail server is away. */
@Injectable()
@OnEvent({
  event: returnRequested,
  job: 'returns.notify-shop',
  queue: 'mail',
  isUnordered: true,
})
export class NotifyShopOfReturnJob extends JobHandler<{ returnId: string }> {
  constructor(
    private readonly queries: ReturnQueries,
    private readonly notifications: ReturnNotifications,
  ) {
    super();
  }

  async handle({ returnId }: { returnId: string }, run: JobRun): Promise<void> {
    const orderReturn = await this.queries.find(returnId);
    if (orderReturn) await this.notifications.notifyShop(orderReturn, run.id);
  }
}

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
