import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { UnitOfWork } from '../../../../kernel/unit-of-work.js';
import { AccessFor, Caller, type CurrentUser } from '../../../../platform/http/access.js';
import { Answers } from '../../../../platform/http/answers.js';
import { Reply } from '../../../../platform/http/reply.js';
import { AuditLog } from '../../../auth/index.js';
import { RetryRefund } from '../../use-cases/retry-refund.js';

/** Refunds of payments that never became an order. */
@ApiTags('payment')
@AccessFor('admin')
@Controller('payment/refunds')
export class RefundsController {
  constructor(
    private readonly retryRefund: RetryRefund,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Sends one that failed again. */
  @Post(':transactionId/retry')
  @Answers(null)
  @HttpCode(200)
  async retry(
    @Param('transactionId') intentId: string,
    @Caller() actor: CurrentUser,
  ): Promise<Reply<null>> {
    await this.unitOfWork.run(async () => {
      const { status, error } = await this.retryRefund.ofPayment(intentId);
      await this.audit.record({
        actor,
        action: 'payment.retry-refund',
        subject: `payment ${intentId}`,
        before: { status, error },
        after: { status: 'requested' },
      });
    });
    return new Reply(null, 'Refund requested again.');
  }
}
