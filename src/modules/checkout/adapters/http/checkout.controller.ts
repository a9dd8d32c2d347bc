import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Money } from '../../../../kernel/money.js';
import { AccessFor, Caller, type CurrentUser } from '../../../../platform/http/access.js';
import { Returns } from '../../../../platform/http/returns.js';
import { ApiReply } from '../../../../platform/http/api-reply.js';
import { OrderQueries, OrderView, toCustomerOrderView } from '../../../orders/index.js';
import { AddressFormats } from '../../use-cases/address-formats.js';
import { CreateOrder } from '../../use-cases/create-order.js';
import { StartPayment } from '../../use-cases/start-payment.js';
import { PurchaseOrigin } from './purchase-origin.js';
import { CreateOrderBody, StartPaymentBody } from './checkout.dto.js';
import { DiscountAttempts } from './discount-attempts.js';

/** Pays for the cart and returns the order. */
@ApiTags('checkout')
@AccessFor('user')
@Controller()
export class CheckoutController {
  constructor(
    private readonly startPayment: StartPayment,
    private readonly createOrder: CreateOrder,
    private readonly orders: OrderQueries,
    private readonly origin: PurchaseOrigin,
    private readonly addresses: AddressFormats,
    private readonly discountAttempts: DiscountAttempts,
  ) {}

  /**
   * Prices the cart, holds its stock and returns the client secret for the card form;
   * `meta.holdUntil` is the end of the hold.
   */
  @HttpCode(200)
  @ApiOperation({ operationId: 'startPayment' })
  @Post('payment')
  @Returns(
    { type: 'string' },
    {
      type: 'object',
      properties: { holdUntil: { type: 'string', format: 'date-time' } },
      required: ['holdUntil'],
    },
  )
  async pay(
    @Caller() caller: CurrentUser,
    @Body() { amount, customerDetails, methodId, code }: StartPaymentBody,
    @Req() request: FastifyRequest,
  ): Promise<ApiReply<string>> {
    const purchase = {
      userId: caller.id,
      amountCents: Money.ofDollars(amount).cents,
      ...(customerDetails ? await this.addresses.read(customerDetails) : { customerDetails: null }),
      ...(methodId && { methodId }),
      ...(code && { code }),
      ...this.origin.of(request),
    };
    const started = await this.discountAttempts.count({ caller, request, code }, () =>
      this.startPayment.execute(purchase),
    );
    return new ApiReply(started.clientSecret, 'Payment prepared', {
      holdUntil: started.holdUntil.toISOString(),
    });
  }

  /** The order of a successful payment: 201 the first time, 200 with the same order afterwards. */
  @ApiOperation({ operationId: 'createOrder' })
  @ApiCreatedResponse({ description: 'The order was placed now.' })
  @ApiOkResponse({ description: 'The order was placed before.' })
  @Post('orders/create-order')
  @Returns(OrderView)
  async order(
    @Caller() caller: CurrentUser,
    @Body() { transactionId, customerDetails }: CreateOrderBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ApiReply<OrderView>> {
    const { order, isNew } = await this.createOrder.execute(
      caller.id,
      transactionId,
      customerDetails,
    );
    if (!isNew) void reply.status(200);
    const record = await this.orders.find(order.id);
    if (!record) throw new Error(`order ${order.id} was placed but cannot be read`);
    return new ApiReply(toCustomerOrderView(record), 'Order placed successfully');
  }
}
