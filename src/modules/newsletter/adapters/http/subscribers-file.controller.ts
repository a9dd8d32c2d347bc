import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { isoIn } from '../../../../../common/format/zoned-time.js';
import { CsvExports, toCells } from '../../../../platform/csv/csv-exports.js';
import { StaffWith } from '../../../../platform/http/access.js';
import { AsksForProof } from '../../../../platform/http/identity-proof.js';
import { ReturnsCsv } from '../../../../platform/http/returns.js';
import { ShopSettingsSource } from '../../../../platform/shop-settings/shop-settings-source.js';
import type { Subscriber } from '../../domain/subscriber.js';
import { SubscriberQueries } from '../../ports/subscribers.js';
import { ListSubscribersQuery, toSubscriberSelection } from './newsletter.dto.js';

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
    private readonly settings: ShopSettingsSource,
  ) {}

  /** The subscribers of a list as CSV, of any size. */
  @ApiOperation({ operationId: 'exportSubscribers' })
  @Get('export.csv')
  @ReturnsCsv()
  async export(@Query() query: ListSubscribersQuery): Promise<StreamableFile> {
    const { timeZone } = await this.settings.current();
    const subscribers = this.queries.all(toSubscriberSelection(query, timeZone));
    return this.csv.file('subscribers', COLUMNS, toCells(subscribers, subscriberCells(timeZone)));
  }
}

const subscriberCells =
  (timeZone: string) =>
  ({ id, email, status, createdAt }: Subscriber) => [id, email, status, isoIn(timeZone, createdAt)];
