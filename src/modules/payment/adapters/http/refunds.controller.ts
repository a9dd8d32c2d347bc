import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Caller, type CurrentUser, StaffWith } from '../../../../platform/http/access.js';
import { Returns } from '../../../../platform/http/returns.js';
import { ApiReply } from '../../../../platform/http/api-reply.js';
import { RetryRefund } from '../../use-cases/retry-refund.js';

/** Refunds of payments that never became an order. */
@ApiTags('payment')
@StaffWith('orders.refund')
@Controller('payment/refunds')
export class RefundsController {
  constructor(private readonly retryRefund: RetryRefund) {}

  /** Retries a failed refund. */
  @ApiOperation({ operationId: 'retryPaymentRefund' })
  @Post(':transactionId/retry')
  @Returns(null)
  @HttpCode(200)
  async retry(
    @Param('transactionId') intentId: string,
    @Caller() caller: CurrentUser,
  ): Promise<ApiReply<null>> {
    await this.retryRefund.ofPayment(intentId, caller.id);
    return new ApiReply(null, 'Refund requested again.');
  }
}
