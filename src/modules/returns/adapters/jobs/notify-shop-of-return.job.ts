import { Injectable } from '@nestjs/common';
import { JobHandler, type JobRun } from '../../../../platform/outbox/job.js';
import { OnEvent } from '../../../../platform/outbox/on-event.js';
import { returnRequested } from '../../domain/return-events.js';
import { ReturnNotifications } from '../../ports/return-notifications.js';
import { ReturnQueries } from '../../ports/return-queries.js';

/** Emails the shop about each new return. */
@Injectable()
@OnEvent({ event: returnRequested, job: 'returns.notify-shop', queue: 'mail' })
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
