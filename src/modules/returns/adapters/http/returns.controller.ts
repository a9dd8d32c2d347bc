import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ROWS_PER_PAGE } from '../../../../../common/contract/list.js';
import { NotFound } from '../../../../kernel/domain-error.js';
import { Money } from '../../../../kernel/money.js';
import { Caller, type CurrentUser, StaffWith } from '../../../../platform/http/access.js';
import { ApiReply } from '../../../../platform/http/api-reply.js';
import { IdentityProof } from '../../../../platform/http/identity-proof.js';
import { Returns, ReturnsPage } from '../../../../platform/http/returns.js';
import { sortOf } from '../../../../platform/http/sorted-by.js';
import { OrderQueries, standingRefundCents } from '../../../orders/index.js';
import { ReturnQueries, type ReturnRecord } from '../../ports/return-repository.js';
import { AnswerReturn } from '../../use-cases/answer-return.js';
import { CloseReturn } from '../../use-cases/close-return.js';
import { ReceiveReturn } from '../../use-cases/receive-return.js';
import { RefundReturn } from '../../use-cases/refund-return.js';
import { ResendReturnEmail } from '../../use-cases/resend-return-email.js';
import {
  ApproveReturnBody,
  DeclineReturnBody,
  ListReturnsQuery,
  ReceiveReturnBody,
  RefundReturnBody,
  ResendReturnEmailBody,
  RETURN_SORTS,
  ReturnView,
  toReturnView,
} from './returns.dto.js';

/** The returns of all orders, as staff work on them. */
@ApiTags('returns')
@Controller('returns')
export class ReturnsController {
  constructor(
    private readonly queries: ReturnQueries,
    private readonly answerReturn: AnswerReturn,
    private readonly receiveReturn: ReceiveReturn,
    private readonly refundReturn: RefundReturn,
    private readonly closeReturn: CloseReturn,
    private readonly resendReturnEmail: ResendReturnEmail,
    private readonly orders: OrderQueries,
    private readonly proof: IdentityProof,
  ) {}

  @StaffWith('orders.see')
  @ApiOperation({ operationId: 'listReturns' })
  @Get()
  @ReturnsPage(ReturnView)
  async list(@Query() query: ListReturnsQuery): Promise<ApiReply<readonly ReturnView[]>> {
    const { page = 1, limit = ROWS_PER_PAGE, sort } = query;
    const { descending } = sortOf(RETURN_SORTS, sort, { by: 'requestedAt', descending: true });
    const states = ListReturnsQuery.statesOf(query);
    const found = await this.queries.list({ page, limit, states, descending });
    return ApiReply.page('returns', { ...found, items: found.items.map(toReturnView) });
  }

  @StaffWith('orders.see')
  @ApiOperation({ operationId: 'getReturn' })
  @Get(':id')
  async one(@Param('id') id: string): Promise<ReturnView> {
    return toReturnView(await this.record(id));
  }

  /** Approves a return; the shopper gets an email that says how to go on. */
  @StaffWith('orders.refund')
  @ApiOperation({ operationId: 'approveReturn' })
  @HttpCode(200)
  @Post(':id/approve')
  @Returns(ReturnView)
  async approve(
    @Param('id') id: string,
    @Body() { text = '' }: ApproveReturnBody,
    @Caller() { id: by }: CurrentUser,
  ): Promise<ApiReply<ReturnView>> {
    await this.answerReturn.execute(id, { decision: 'approved', text, by });
    return new ApiReply(await this.one(id), 'Return approved.');
  }

  /** Declines a return that is not received yet; the shopper gets the text by email. */
  @StaffWith('orders.refund')
  @ApiOperation({ operationId: 'declineReturn' })
  @HttpCode(200)
  @Post(':id/decline')
  @Returns(ReturnView)
  async decline(
    @Param('id') id: string,
    @Body() { text }: DeclineReturnBody,
    @Caller() { id: by }: CurrentUser,
  ): Promise<ApiReply<ReturnView>> {
    await this.answerReturn.execute(id, { decision: 'declined', text, by });
    return new ApiReply(await this.one(id), 'Return declined.');
  }

  /** Records what came back of an approved return. */
  @StaffWith('orders.ship', 'orders.refund')
  @ApiOperation({ operationId: 'receiveReturn' })
  @HttpCode(200)
  @Post(':id/receive')
  @Returns(ReturnView)
  async receive(
    @Param('id') id: string,
    @Body() { lines }: ReceiveReturnBody,
    @Caller() { id: by }: CurrentUser,
  ): Promise<ApiReply<ReturnView>> {
    await this.receiveReturn.execute(id, lines, by);
    return new ApiReply(await this.one(id), 'Return received.');
  }

  /** Refunds what was received; the same key again answers the same. */
  @StaffWith('orders.refund')
  @ApiOperation({ operationId: 'refundReturn' })
  @HttpCode(200)
  @Post(':id/refund')
  @Returns(ReturnView)
  async refund(
    @Param('id') id: string,
    @Body() { key, delivery = false, total, refundsShown }: RefundReturnBody,
    @Caller() caller: CurrentUser,
  ): Promise<ApiReply<ReturnView>> {
    const { orderId } = await this.record(id);
    const shownCents = Money.ofDollars(total).cents;
    const before = (await this.orders.find(orderId))?.refunds ?? [];
    await this.proof.checkRefund(caller, shownCents + standingRefundCents(before));
    await this.refundReturn.execute(id, {
      key,
      delivery,
      shownCents,
      shownRefunds: refundsShown,
      by: caller.id,
    });
    return new ApiReply(await this.one(id), 'Refund requested.');
  }

  /** Closes a received return that cannot be refunded; stock and money stay as they are. */
  @StaffWith('orders.refund')
  @ApiOperation({ operationId: 'closeReturn' })
  @HttpCode(200)
  @Post(':id/close')
  @Returns(ReturnView)
  async close(
    @Param('id') id: string,
    @Caller() { id: by }: CurrentUser,
  ): Promise<ApiReply<ReturnView>> {
    await this.closeReturn.execute(id, by);
    return new ApiReply(await this.one(id), 'Return closed.');
  }

  /** Sends an email about a return to its customer once more. */
  @StaffWith('orders.email')
  @ApiOperation({ operationId: 'resendReturnEmail' })
  @HttpCode(200)
  @Post(':id/emails')
  @Returns(null)
  async email(
    @Param('id') id: string,
    @Body() { email }: ResendReturnEmailBody,
    @Caller() { id: by }: CurrentUser,
  ): Promise<ApiReply<null>> {
    await this.resendReturnEmail.execute(id, email, by);
    return new ApiReply(null, 'Email resent.');
  }

  private async record(id: string): Promise<ReturnRecord> {
    const record = await this.queries.find(id);
    if (!record) throw new NotFound('Return');
    return record;
  }
}
