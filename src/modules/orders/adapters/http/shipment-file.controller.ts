import { Body, Controller, HttpCode, type OnModuleInit, Post, Query } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { Env } from '../../../../config/env.js';
import { DomainError } from '../../../../kernel/domain-error.js';
import { Caller, type CurrentUser, StaffWith } from '../../../../platform/http/access.js';
import { ApiReply } from '../../../../platform/http/api-reply.js';
import { DryRunQuery } from '../../../../platform/http/queries.dto.js';
import { readBody, streamBodies } from '../../../../platform/http/read-body.js';
import { Returns } from '../../../../platform/http/returns.js';
import type { ListedShipment, ShipmentResult } from '../../domain/parcel.js';
import { ShipListedOrders } from '../../use-cases/ship-listed-orders.js';
import { readShipments } from './shipment-csv.js';
import { ShipmentFileView } from './orders-bulk.dto.js';

/** Ships the orders of a file. */
@ApiTags('orders')
@StaffWith('orders.ship')
@Controller('orders/bulk-ship')
export class ShipmentFileController implements OnModuleInit {
  constructor(
    private readonly shipListedOrders: ShipListedOrders,
    private readonly env: Env,
    private readonly adapterHost: HttpAdapterHost<FastifyAdapter>,
  ) {}

  onModuleInit(): void {
    const fastify = this.adapterHost.httpAdapter?.getInstance<FastifyInstance>();
    if (fastify) streamBodies(fastify, 'text/csv', '/api/orders/bulk-ship/file');
  }

  /** Ships what is left of each order of a CSV file that can be shipped, and returns the result of each. */
  @ApiOperation({ operationId: 'shipOrdersOfFile' })
  @Post('file')
  @Returns(ShipmentFileView)
  @HttpCode(200)
  @ApiConsumes('text/csv')
  @ApiBody({ schema: { type: 'string' } })
  async ship(
    @Caller() { id: by }: CurrentUser,
    @Query() { dryRun }: DryRunQuery,
    @Body() body: unknown,
  ): Promise<ApiReply<ShipmentFileView>> {
    if (!(body instanceof Readable)) {
      throw new DomainError('wrong_type', 'wrong_type', 'Send the shipments as text/csv.');
    }
    const rows = await readShipments(await readBody(body, this.env.IMPORT_MAX_BYTES));
    const ready = rows.filter((row): row is ListedShipment => !('refusal' in row));
    const refused = rows.filter((row): row is ShipmentResult => 'refusal' in row);
    const results = await this.shipListedOrders.execute(ready, { by, isDryRun: dryRun === 'true' });
    const all = [...results, ...refused].sort((one, other) => one.line - other.line);
    const view = ShipmentFileView.of(all);
    return new ApiReply(view, `${view.shipped} of ${all.length} shipped`);
  }
}
