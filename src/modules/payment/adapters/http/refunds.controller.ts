import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AccessFor, Caller, type CurrentUser } from '../../../../platform/http/access.js';
import { Answers } from '../../../../platform/http/answers.js';
import { Reply } from '../../../../platform/http/reply.js';
import { RetryRefund } from '../../use-cases/retry-refund.js';

/** Refunds of payments that never became an order. */
@ApiTags('payment')
@AccessFor('admin')
@Controller('payment/refunds')
export class RefundsController {
  constructor(private readonly retryRefund: RetryRefund) {}

  /** Sends one that failed again. */
  @Post(':transactionId/retry')
  @Answers(null)
  @HttpCode(200)
  async retry(
    @Param('transactionId') intentId: string,
    @Caller() caller: CurrentUser,
  ): Promise<Reply<null>> {
    await this.retryRefund.ofPayment(intentId, caller.id);
    return new Reply(null, 'Refund requested again.');
  }
}
