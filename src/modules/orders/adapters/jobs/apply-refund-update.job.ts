import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../kernel/unit-of-work.js';
import { JobHandler, type JobRun } from '../../../../platform/outbox/job.js';
import { OnEvent } from '../../../../platform/outbox/on-event.js';
import { refundChanged } from '../../../payment/index.js';
import { ApplyRefundUpdate } from '../../use-cases/apply-refund-update.js';

interface RefundChanged {
  readonly orderId: string | null;
}

/** Updates an order after a change of its refund. */
@Injectable()
@OnEvent({ event: refundChanged, job: 'orders.note-refund', queue: 'payments' })
export class ApplyRefundUpdateJob extends JobHandler<RefundChanged> {
  constructor(
    private readonly applyRefundUpdate: ApplyRefundUpdate,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  async handle({ orderId }: RefundChanged, run: JobRun): Promise<void> {
    if (orderId === null) return;
    await this.unitOfWork.run(async () => {
      await this.applyRefundUpdate.execute(orderId);
      await run.done();
    });
  }
}
