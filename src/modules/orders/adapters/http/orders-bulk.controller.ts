import { Body, Controller, Get, HttpCode, Post, Query, type StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CsvExports, toCells } from '../../../../platform/csv/csv-exports.js';
import { Caller, type CurrentUser, StaffWith } from '../../../../platform/http/access.js';
import { AsksForProof } from '../../../../platform/http/identity-proof.js';
import { Returns, ReturnsCsv } from '../../../../platform/http/returns.js';
import { ApiReply } from '../../../../platform/http/api-reply.js';
import { OrderQueries } from '../../ports/order-queries.js';
import { ShipOrders } from '../../use-cases/ship-orders.js';
import { BulkShipBody } from './bulk-ship.body.js';
import { BulkShipResultView } from './bulk-ship-result.view.js';
import { ORDER_CSV_COLUMNS, orderCells } from './order-csv.js';
import { toOrderFilter, OrdersQuery } from './orders.query.js';

/** Many orders at once. */
@ApiTags('orders')
@Controller('orders')
export class OrdersBulkController {
  constructor(
    private readonly queries: OrderQueries,
    private readonly shipOrders: ShipOrders,
    private readonly csv: CsvExports,
  ) {}

  /** The orders of a list as CSV, newest first, of any size. */
  @ApiOperation({ operationId: 'exportOrders' })
  @StaffWith('orders.export')
  @AsksForProof('export')
  @Get('export.csv')
  @ReturnsCsv()
  export(@Query() query: OrdersQuery): Promise<StreamableFile> {
    const orders = this.queries.batches(toOrderFilter(query));
    return this.csv.file('orders', ORDER_CSV_COLUMNS, toCells(orders, orderCells));
  }

  /** Ships each of the orders that can be shipped, and returns the result of each. */
  @ApiOperation({ operationId: 'shipOrders' })
  @StaffWith('orders.ship')
  @Post('bulk-ship')
  @Returns([BulkShipResultView])
  @HttpCode(200)
  async ship(
    @Caller() caller: CurrentUser,
    @Body() { ids }: BulkShipBody,
  ): Promise<ApiReply<BulkShipResultView[]>> {
    const results = await this.shipOrders.execute([...new Set(ids)], caller.id);
    const shipped = results.filter(({ refusal }) => !refusal).length;
    return new ApiReply(
      results.map(BulkShipResultView.of),
      `${shipped} of ${results.length} shipped`,
    );
  }
}
