import { Body, Controller, Delete, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { NotFound } from '../../../../kernel/domain-error.js';
import { ApiReply } from '../../../../platform/http/api-reply.js';
import { Caller, type CurrentUser, StaffWith } from '../../../../platform/http/access.js';
import { Returns } from '../../../../platform/http/returns.js';
import { OrderQueries } from '../../ports/order-queries.js';
import { CorrectTracking } from '../../use-cases/correct-tracking.js';
import { ShipParcel } from '../../use-cases/ship-parcel.js';
import { UndoParcel } from '../../use-cases/undo-parcel.js';
import { OrderView, toOrderView } from './order.dto.js';
import { ShipParcelBody, toTracking, TrackingBody } from './parcels.dto.js';

/** The parcels of an order, for the staff that ships. */
@ApiTags('orders')
@StaffWith('orders.ship')
@Controller('orders/:id/parcels')
export class ParcelsController {
  constructor(
    private readonly queries: OrderQueries,
    private readonly shipParcel: ShipParcel,
    private readonly correctTracking: CorrectTracking,
    private readonly undoParcel: UndoParcel,
  ) {}

  /** Ships a part of an order, or all that is left; the order is shipped once everything is. */
  @ApiOperation({ operationId: 'shipParcel' })
  @HttpCode(200)
  @Post()
  @Returns(OrderView)
  async ship(
    @Param('id') id: string,
    @Body() { lines, ...tracking }: ShipParcelBody,
    @Caller() caller: CurrentUser,
  ): Promise<ApiReply<OrderView>> {
    await this.shipParcel.execute(id, { lines, tracking: toTracking(tracking), by: caller.id });
    const order = await this.order(id);
    const message = order.status === 'pending' ? 'Part shipped.' : `${order.status} successfully!`;
    return new ApiReply(order, message);
  }

  /** Corrects carrier and tracking of a parcel, at any time. */
  @ApiOperation({ operationId: 'correctTracking' })
  @Put(':parcelId')
  @Returns(OrderView)
  async correct(
    @Param('id') orderId: string,
    @Param('parcelId') parcelId: string,
    @Body() tracking: TrackingBody,
    @Caller() { id: by }: CurrentUser,
  ): Promise<ApiReply<OrderView>> {
    await this.correctTracking.execute({ orderId, parcelId, by }, toTracking(tracking));
    return new ApiReply(await this.order(orderId), 'Tracking saved.');
  }

  /** Takes back a parcel that has not left after all, until the whole order is shipped. */
  @ApiOperation({ operationId: 'undoParcel' })
  @Delete(':parcelId')
  @Returns(OrderView)
  async undo(
    @Param('id') orderId: string,
    @Param('parcelId') parcelId: string,
    @Caller() { id: by }: CurrentUser,
  ): Promise<ApiReply<OrderView>> {
    await this.undoParcel.execute({ orderId, parcelId, by });
    return new ApiReply(await this.order(orderId), 'Parcel undone.');
  }

  private async order(id: string): Promise<OrderView> {
    const order = await this.queries.find(id);
    if (!order) throw new NotFound('Order');
    return toOrderView(order);
  }
}
