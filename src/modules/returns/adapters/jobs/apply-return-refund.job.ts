import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../kernel/unit-of-work.js';
import { JobHandler, type JobRun, OnEvent } from '../../../../platform/outbox/job.js';
import { partRefundChanged } from '../../../payment/index.js';
import { ApplyReturnRefund } from '../../use-cases/apply-return-refund.js';

/** Updates a return after a change of its refund. */
@Injectable()
@OnEvent({ event: partRefundChanged, job: 'returns.apply-refund', queue: 'payments' })
export class ApplyReturnRefundJob extends JobHandler<{ refundId: string }> {
  constructor(
    private readonly applyReturnRefund: ApplyReturnRefund,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  async handle({ refundId }: { refundId: string }, run: JobRun): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.applyReturnRefund.execute(refundId);
      await run.done();
    });
  }
}
