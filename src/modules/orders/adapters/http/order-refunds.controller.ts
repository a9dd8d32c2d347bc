import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { NotFound } from '../../../../kernel/domain-error.js';
import { Money } from '../../../../kernel/money.js';
import { Caller, type CurrentUser, StaffWith } from '../../../../platform/http/access.js';
import { ApiReply } from '../../../../platform/http/api-reply.js';
import { IdentityProof } from '../../../../platform/http/identity-proof.js';
import { Returns } from '../../../../platform/http/returns.js';
import { standingRefundCents } from '../../domain/order-refund.js';
import { OrderQueries } from '../../ports/order-queries.js';
import { CancelRestOfOrder } from '../../use-cases/cancel-rest-of-order.js';
import { RefundPartOfOrder } from '../../use-cases/refund-part-of-order.js';
import { RetryOrderRefund } from '../../use-cases/retry-order-refund.js';
import { CancelRestBody } from './orders.dto.js';
import { OrderView, toOrderView } from './order.dto.js';
import { RefundOrderBody } from './order-refunds.dto.js';

/** Refunds of parts of an order. */
@ApiTags('orders')
@StaffWith('orders.refund')
@Controller('orders')
export class OrderRefundsController {
  constructor(
    private readonly queries: OrderQueries,
    private readonly refundOrder: RefundPartOfOrder,
    private readonly cancelRestOfOrder: CancelRestOfOrder,
    private readonly retryRefund: RetryOrderRefund,
    private readonly proof: IdentityProof,
  ) {}

  /** Refunds lines, the delivery or a free amount; the same key again answers the same. */
  @ApiOperation({ operationId: 'refundOrder' })
  @Post(':id/refunds')
  @Returns(OrderView)
  @HttpCode(200)
  async refund(
    @Param('id') id: string,
    @Body() body: RefundOrderBody,
    @Caller() caller: CurrentUser,
  ): Promise<ApiReply<OrderView>> {
    await this.checkRefund(id, body.total, caller);
    await this.refundOrder.execute(id, RefundOrderBody.toRefund(body, caller.id));
    return new ApiReply(await this.view(id), 'Refund requested.');
  }

  /**
   * Cancels what a partly shipped order has left to ship, which makes it shipped, and gives back what is
   * left of its payment. The same key again answers the same.
   */
  @ApiOperation({ operationId: 'cancelRestOfOrder' })
  @Post(':id/cancel-rest')
  @Returns(OrderView)
  @HttpCode(200)
  async cancelRest(
    @Param('id') id: string,
    @Body() body: CancelRestBody,
    @Caller() caller: CurrentUser,
  ): Promise<ApiReply<OrderView>> {
    await this.checkRefund(id, body.total, caller);
    await this.cancelRestOfOrder.execute(id, CancelRestBody.toRest(body, caller.id));
    return new ApiReply(await this.view(id), 'Rest of the order canceled.');
  }

  /** Retries one failed refund, for the same amount. */
  @ApiOperation({ operationId: 'retryPartRefund' })
  @Post(':id/refunds/:refundId/retry')
  @Returns(OrderView)
  @HttpCode(200)
  async retry(
    @Param('id') id: string,
    @Param('refundId') refundId: string,
    @Caller() caller: CurrentUser,
  ): Promise<ApiReply<OrderView>> {
    const order = await this.queries.find(id);
    const refund = order?.refunds.find((each) => each.id === refundId);
    if (refund) await this.proof.checkRefund(caller, refund.amountCents);
    await this.retryRefund.execute(id, caller.id, refundId);
    return new ApiReply(await this.view(id), 'Refund requested again.');
  }

  /** Counts the refunds before, too; `dollars` are those of the new one. */
  private async checkRefund(id: string, dollars: number, caller: CurrentUser): Promise<void> {
    const before = (await this.queries.find(id))?.refunds ?? [];
    const cents = Money.ofDollars(dollars).cents + standingRefundCents(before);
    await this.proof.checkRefund(caller, cents);
  }

  private async view(id: string): Promise<OrderView> {
    const order = await this.queries.find(id);
    if (!order) throw new NotFound('Order');
    return toOrderView(order);
  }
}
