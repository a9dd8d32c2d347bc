import { Body, Controller, Get, HttpCode, Post, Query, type StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CsvExports, toCells, toManyCells } from '../../../../platform/csv/csv-exports.js';
import { Caller, type CurrentUser, StaffWith } from '../../../../platform/http/access.js';
import { AsksForProof } from '../../../../platform/http/identity-proof.js';
import { Returns, ReturnsCsv } from '../../../../platform/http/returns.js';
import { ApiReply } from '../../../../platform/http/api-reply.js';
import { ShopSettingsSource } from '../../../../platform/shop-settings/shop-settings-source.js';
import { OrderQueries } from '../../ports/order-queries.js';
import { ShipOrders } from '../../use-cases/ship-orders.js';
import { BulkShipBody, BulkShipResultView } from './orders-bulk.dto.js';
import { ORDER_CSV_COLUMNS, orderCells } from './order-csv.js';
import { ORDER_LINE_CSV_COLUMNS, orderLineRows } from './order-line-csv.js';
import { OrdersQuery, toOrderFilter } from './orders.dto.js';

/** Many orders at once. */
@ApiTags('orders')
@Controller('orders')
export class OrdersBulkController {
  constructor(
    private readonly queries: OrderQueries,
    private readonly shipOrders: ShipOrders,
    private readonly csv: CsvExports,
    private readonly settings: ShopSettingsSource,
  ) {}

  /** The orders of a list as CSV, newest first, of any size. */
  @ApiOperation({ operationId: 'exportOrders' })
  @StaffWith('orders.export')
  @AsksForProof('export')
  @Get('export.csv')
  @ReturnsCsv()
  async export(@Query() query: OrdersQuery): Promise<StreamableFile> {
    const { timeZone } = await this.settings.current();
    const orders = this.queries.batches(toOrderFilter(query, timeZone));
    const cells = toCells(orders, (order) => orderCells(order, timeZone));
    return this.csv.file('orders', ORDER_CSV_COLUMNS, cells);
  }

  /** The lines of the orders of a list as CSV, a row each, of any size. */
  @ApiOperation({ operationId: 'exportOrderLines' })
  @StaffWith('orders.export')
  @AsksForProof('export')
  @Get('export-lines.csv')
  @ReturnsCsv()
  async exportLines(@Query() query: OrdersQuery): Promise<StreamableFile> {
    const { timeZone } = await this.settings.current();
    const orders = this.queries.batches(toOrderFilter(query, timeZone));
    const cells = toManyCells(orders, (order) => orderLineRows(order, timeZone));
    return this.csv.file('order-lines', ORDER_LINE_CSV_COLUMNS, cells);
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
