import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CsvExports, toCells } from '../../../../platform/csv/csv-exports.js';
import { StaffWith } from '../../../../platform/http/access.js';
import { AsksForProof } from '../../../../platform/http/identity-proof.js';
import { ReturnsCsv } from '../../../../platform/http/returns.js';
import type { Subscriber } from '../../domain/subscriber.js';
import { SubscriberQueries } from '../../ports/subscriber-queries.js';
import { ListSubscribersQuery, toSubscriberSelection } from './list-subscribers.query.js';

const COLUMNS = ['id', 'email', 'status', 'createdAt'] as const;

/** The subscribers as a file. */
@ApiTags('newsletter')
@StaffWith('subscribers.export')
@AsksForProof('export')
@Controller('newsletter/subscribers')
export class SubscribersFileController {
  constructor(
    private readonly queries: SubscriberQueries,
    private readonly csv: CsvExports,
  ) {}

  /** The subscribers of a list as CSV, of any size. */
  @ApiOperation({ operationId: 'exportSubscribers' })
  @Get('export.csv')
  @ReturnsCsv()
  export(@Query() query: ListSubscribersQuery): Promise<StreamableFile> {
    const subscribers = this.queries.all(toSubscriberSelection(query));
    return this.csv.file('subscribers', COLUMNS, toCells(subscribers, subscriberCells));
  }
}

const subscriberCells = ({ id, email, status, createdAt }: Subscriber) => [
  ...[id, email, status],
  createdAt.toISOString(),
];
