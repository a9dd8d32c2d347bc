import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Clock } from '../../../../kernel/time.js';
import { NotFound } from '../../../../kernel/domain-error.js';
import { AccessFor, Caller, type CurrentUser, mayDo } from '../../../../platform/http/access.js';
import { ApiReply } from '../../../../platform/http/api-reply.js';
import { Returns } from '../../../../platform/http/returns.js';
import { OrderQueries, ReturnWindow } from '../../../orders/index.js';
import { returnableUnits } from '../../domain/returnable-units.js';
import { ReturnQueries } from '../../ports/return-repository.js';
import { RequestReturn } from '../../use-cases/request-return.js';
import { termsOf, toReturnableOrder } from '../../use-cases/returnable-order.js';
import { WithdrawReturn } from '../../use-cases/withdraw-return.js';
import {
  OrderReturnsView,
  RequestReturnBody,
  toCustomerReturnView,
  toReturnableView,
  toReturnView,
} from './returns.dto.js';

/** The returns of one order: for the shopper who placed it, and to look at for staff. */
@ApiTags('returns')
@Controller('orders/:id/returns')
export class OrderReturnsController {
  constructor(
    private readonly orders: OrderQueries,
    private readonly queries: ReturnQueries,
    private readonly window: ReturnWindow,
    private readonly requestReturn: RequestReturn,
    private readonly withdrawReturn: WithdrawReturn,
    private readonly clock: Clock,
  ) {}

  /** The returns of an order, and what can be returned of it now. */
  @AccessFor('signed-in')
  @ApiOperation({ operationId: 'listOrderReturns' })
  @Get()
  async list(@Param('id') id: string, @Caller() caller: CurrentUser): Promise<OrderReturnsView> {
    const order = await this.orders.find(id);
    const isStaff = mayDo(caller, 'orders.see');
    if (!order || (!isStaff && order.userId !== caller.id)) throw new NotFound('Order');
    const returns = await this.queries.ofOrder(id);
    const returnable = toReturnableOrder(order, returns, await termsOf(this.window));
    const units = returnableUnits(returnable, returns, this.clock.now());
    return {
      returns: returns.map(isStaff ? toReturnView : toCustomerReturnView),
      returnable: units.map(toReturnableView),
    };
  }

  /** Asks for a return of delivered units; the same key again answers the same. */
  @AccessFor('user')
  @ApiOperation({ operationId: 'requestReturn' })
  @HttpCode(200)
  @Post()
  @Returns(OrderReturnsView)
  async request(
    @Param('id') id: string,
    @Body() { key, images, note = '', ...wanted }: RequestReturnBody,
    @Caller() caller: CurrentUser,
  ): Promise<ApiReply<OrderReturnsView>> {
    const request = { ...wanted, requestKey: key, note };
    await this.requestReturn.execute(id, caller.id, request, images ?? []);
    return new ApiReply(await this.list(id, caller), 'Return requested.');
  }

  /** Withdraws a return that is not received yet. */
  @AccessFor('user')
  @ApiOperation({ operationId: 'withdrawReturn' })
  @Put(':returnId/withdraw')
  @Returns(OrderReturnsView)
  async withdraw(
    @Param('id') id: string,
    @Param('returnId') returnId: string,
    @Caller() caller: CurrentUser,
  ): Promise<ApiReply<OrderReturnsView>> {
    await this.withdrawReturn.execute({ orderId: id, returnId, userId: caller.id });
    return new ApiReply(await this.list(id, caller), 'Return withdrawn.');
  }
}
