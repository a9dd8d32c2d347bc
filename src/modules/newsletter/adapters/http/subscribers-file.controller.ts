import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { csvFile } from '../../../../platform/csv/csv-file.js';
import { AccessFor } from '../../../../platform/http/access.js';
import { ReturnsCsv } from '../../../../platform/http/returns.js';
import { Raw } from '../../../../platform/http/raw.js';
import { SubscriberQueries, type SubscriberSelection } from '../../ports/subscriber-queries.js';
import { ListSubscribersQuery, selectionOf } from './list-subscribers.query.js';

const COLUMNS = ['id', 'email', 'status', 'createdAt'] as const;

/** The subscribers as a file. */
@ApiTags('newsletter')
@ApiBearerAuth()
@AccessFor('admin')
@Controller('newsletter/subscribers')
export class SubscribersFileController {
  constructor(private readonly queries: SubscriberQueries) {}

  /** The subscribers of a list as CSV, of any size. */
  @ApiOperation({ operationId: 'exportSubscribers' })
  @Get('export.csv')
  @ReturnsCsv()
  @Raw()
  export(@Query() query: ListSubscribersQuery): Promise<StreamableFile> {
    return csvFile('subscribers', COLUMNS, this.cells(selectionOf(query)));
  }

  private async *cells(selection: SubscriberSelection) {
    for await (const batch of this.queries.all(selection)) {
      yield batch.map(({ id, email, status, createdAt }) => [
        ...[id, email, status],
        createdAt.toISOString(),
      ]);
    }
  }
}
