import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiExtraModels, ApiOperation, ApiTags, getSchemaPath } from '@nestjs/swagger';
import { ROWS_PER_PAGE } from '../../../../../common/contract/list.js';
import { ORDER_CANCELED } from '../../../../../common/contract/order.js';
import {
  isCanceledOrReturned,
  permissionFor,
} from '../../../../../common/contract/order-status.js';
import { NotFound } from '../../../../kernel/domain-error.js';
import type { Page } from '../../../../kernel/page.js';
import {
  AccessFor,
  Caller,
  checkPermission,
  type CurrentUser,
  mayDo,
  StaffWith,
} from '../../../../platform/http/access.js';
import { IdentityProof } from '../../../../platform/http/identity-proof.js';
import { Returns, ReturnsPage } from '../../../../platform/http/returns.js';
import { PageQuery } from '../../../../platform/http/queries.dto.js';
import { ShopSettingsSource } from '../../../../platform/shop-settings/shop-settings-source.js';
import { sortOf } from '../../../../platform/http/sorted-by.js';
import { ApiReply } from '../../../../platform/http/api-reply.js';
import { ORDER_SORTS, OrderQueries, type OrderRecord } from '../../ports/order-queries.js';
import { UnsentOrderEmails } from '../../ports/order-notifications.js';
import { OrderView, toCustomerOrderView, toOrderView } from './order.dto.js';
import { CancelOwnOrder } from '../../use-cases/cancel-own-order.js';
import { ChangeStatus } from '../../use-cases/change-status.js';
import { CorrectAddress } from '../../use-cases/correct-address.js';
import { DismissFraudWarning } from '../../use-cases/dismiss-fraud-warning.js';
import { ResendOrderEmail } from '../../use-cases/resend-order-email.js';
import { RetryOrderRefund } from '../../use-cases/retry-order-refund.js';
import {
  ChangeStatusBody,
  CorrectAddressBody,
  OrderCountsView,
  OrdersQuery,
  ResendOrderEmailBody,
  toOrderFilter,
} from './orders.dto.js';

/** Orders, for their buyers and for admins. */
@ApiTags('orders')
@Controller('orders')
export class OrdersController {
  constructor(
    private readonly queries: OrderQueries,
    private readonly unsentEmails: UnsentOrderEmails,
    private readonly changeStatus: ChangeStatus,
    private readonly cancelOwnOrder: CancelOwnOrder,
    private readonly correctAddress: CorrectAddress,
    private readonly resendOrderEmail: ResendOrderEmail,
    private readonly retryRefund: RetryOrderRefund,
    private readonly dismissFraudWarning: DismissFraudWarning,
    private readonly proof: IdentityProof,
    private readonly settings: ShopSettingsSource,
  ) {}

  /** The caller's own orders, newest first. */
  @AccessFor('user')
  @ApiOperation({ operationId: 'listOwnOrders' })
  @Get('user')
  @ReturnsPage(OrderView)
  async own(
    @Caller() caller: CurrentUser,
    @Query() { page = 1, limit = ROWS_PER_PAGE }: PageQuery,
  ) {
    return ApiReply.page(
      'orders',
      views(await this.queries.ofUser(caller.id, { page, limit }), toCustomerOrderView),
    );
  }

  /** All orders, filtered and sorted; `meta.counts` by status. */
  @StaffWith('orders.see')
  @ApiOperation({ operationId: 'listOrders' })
  @Get()
  @ReturnsPage(OrderView, { counts: { $ref: getSchemaPath(OrderCountsView) } })
  @ApiExtraModels(OrderCountsView)
  async list(@Query() query: OrdersQuery) {
    const { page = 1, limit = ROWS_PER_PAGE } = query;
    const sort = sortOf(ORDER_SORTS, query.sort, { by: 'createdAt', descending: true });
    const { timeZone } = await this.settings.current();
    const [found, counts] = await Promise.all([
      this.queries.list(toOrderFilter(query, timeZone), sort, { page, limit }),
      this.queries.counts(),
    ]);
    return ApiReply.page('orders', views(found, toOrderView), { counts });
  }

  /** One order: a user's own, any for staff that may see orders. */
  @AccessFor('signed-in')
  @ApiOperation({ operationId: 'getOrder' })
  @Get(':id')
  async one(@Param('id') id: string, @Caller() caller: CurrentUser): Promise<OrderView> {
    const order = await this.queries.find(id);
    const isStaff = mayDo(caller, 'orders.see');
    if (!order || (!isStaff && order.userId !== caller.id)) throw new NotFound('Order');
    if (!isStaff) return toCustomerOrderView(order);
    return { ...toOrderView(order), unsentEmails: [...(await this.unsentEmails.of(id))] };
  }

  /** Cancels an own order that has not shipped yet; its money and stock go back. */
  @AccessFor('user')
  @ApiOperation({ operationId: 'cancelOwnOrder' })
  @Put(':id/cancel')
  @Returns(OrderView)
  async cancel(
    @Param('id') id: string,
    @Caller() caller: CurrentUser,
  ): Promise<ApiReply<OrderView>> {
    await this.cancelOwnOrder.execute(id, caller.id);
    return new ApiReply(await this.one(id, caller), ORDER_CANCELED);
  }

  /** Cancel, ship, deliver or return. */
  @StaffWith('orders.ship', 'orders.refund')
  @ApiOperation({ operationId: 'changeOrderStatus' })
  @Put('status/admin/:id')
  @Returns(OrderView)
  async change(
    @Param('id') id: string,
    @Body() { status, restock }: ChangeStatusBody,
    @Caller() caller: CurrentUser,
  ): Promise<ApiReply<OrderView>> {
    checkPermission(caller, permissionFor(status));
    if (isCanceledOrReturned(status)) await this.checkRefund(id, caller);
    await this.changeStatus.execute({ orderId: id, to: status, restock, by: caller.id });
    return new ApiReply(await this.one(id, caller), `${status} successfully!`);
  }

  /** Retries a failed refund. */
  @StaffWith('orders.refund')
  @HttpCode(200)
  @ApiOperation({ operationId: 'retryOrderRefund' })
  @Post(':id/refund/retry')
  async retry(@Param('id') id: string, @Caller() caller: CurrentUser): Promise<OrderView> {
    await this.checkRefund(id, caller);
    await this.retryRefund.execute(id, caller.id);
    return this.one(id, caller);
  }

  /** Sets the early fraud warning of the payment aside: the order can be shipped. */
  @StaffWith('orders.refund')
  @HttpCode(200)
  @ApiOperation({ operationId: 'dismissFraudWarning' })
  @Post(':id/fraud-warning/dismiss')
  async dismiss(@Param('id') id: string, @Caller() caller: CurrentUser): Promise<OrderView> {
    await this.dismissFraudWarning.execute(id, caller.id);
    return this.one(id, caller);
  }

  /** Corrects the delivery address until the order ships; state and ZIP stay. */
  @StaffWith('orders.correct')
  @ApiOperation({ operationId: 'correctOrderAddress' })
  @Put(':id/address')
  @Returns(OrderView)
  async address(
    @Param('id') id: string,
    @Body() address: CorrectAddressBody,
    @Caller() caller: CurrentUser,
  ): Promise<ApiReply<OrderView>> {
    await this.correctAddress.execute(id, address, caller.id);
    return new ApiReply(await this.one(id, caller), 'Address corrected.');
  }

  /** Sends an email of the order to its customer once more. */
  @StaffWith('orders.email')
  @HttpCode(200)
  @ApiOperation({ operationId: 'resendOrderEmail' })
  @Post(':id/emails')
  @Returns(null)
  async email(
    @Param('id') id: string,
    @Body() body: ResendOrderEmailBody,
    @Caller() caller: CurrentUser,
  ): Promise<ApiReply<null>> {
    await this.resendOrderEmail.execute(id, ResendOrderEmailBody.wantedOf(body), caller.id);
    return new ApiReply(null, 'Email resent.');
  }

  private async checkRefund(id: string, caller: CurrentUser): Promise<void> {
    const order = await this.queries.find(id);
    if (order) await this.proof.checkRefund(caller, order.totalCents);
  }
}

function views(
  page: Page<OrderRecord>,
  toView: (order: OrderRecord) => OrderView,
): Page<OrderView> {
  return { ...page, items: page.items.map(toView) };
}
