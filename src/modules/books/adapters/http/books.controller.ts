import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ROWS_PER_PAGE } from '../../../../../common/contract/list.js';
import { CsvExports, toCells } from '../../../../platform/csv/csv-exports.js';
import { StaffWith } from '../../../../platform/http/access.js';
import { ApiReply } from '../../../../platform/http/api-reply.js';
import { DayRangeQuery } from '../../../../platform/http/queries.dto.js';
import { AsksForProof } from '../../../../platform/http/identity-proof.js';
import { ReturnsCsv, ReturnsPage } from '../../../../platform/http/returns.js';
import { BookQueries } from '../../ports/book-queries.js';
import { BookPageQuery, BookPeriodView, LedgerEntryView } from './books.dto.js';
import { LEDGER_CSV_COLUMNS, ledgerCells } from './ledger-csv.js';

/** The books, by month, by day and by entry. */
@ApiTags('books')
@StaffWith('books.see')
@Controller('books')
export class BooksController {
  constructor(
    private readonly queries: BookQueries,
    private readonly csv: CsvExports,
  ) {}

  /** The months with entries, the newest first, of some days alone where these are named. */
  @ApiOperation({ operationId: 'listBookMonths' })
  @Get('months')
  @ReturnsPage(BookPeriodView)
  months(@Query() query: BookPageQuery): Promise<ApiReply<readonly BookPeriodView[]>> {
    return this.periods('month', query);
  }

  /** The days with entries, the newest first. */
  @ApiOperation({ operationId: 'listBookDays' })
  @Get('days')
  @ReturnsPage(BookPeriodView)
  days(@Query() query: BookPageQuery): Promise<ApiReply<readonly BookPeriodView[]>> {
    return this.periods('day', query);
  }

  /** The entries of some days, the newest day first. */
  @ApiOperation({ operationId: 'listBookEntries' })
  @Get('entries')
  @ReturnsPage(LedgerEntryView)
  async entries(
    @Query() { page = 1, limit = ROWS_PER_PAGE, ...days }: BookPageQuery,
  ): Promise<ApiReply<readonly LedgerEntryView[]>> {
    const found = await this.queries.entries(days, { page, limit });
    const items = found.items.map(LedgerEntryView.of);
    return ApiReply.page('entries', { ...found, items });
  }

  /** All entries of some days as CSV, the oldest first, for an accountant. */
  @ApiOperation({ operationId: 'exportBooks' })
  @StaffWith('books.export')
  @AsksForProof('export')
  @Get('export.csv')
  @ReturnsCsv()
  export(@Query() days: DayRangeQuery): Promise<StreamableFile> {
    const batches = this.queries.batches(days);
    return this.csv.file('books', LEDGER_CSV_COLUMNS, toCells(batches, ledgerCells));
  }

  private async periods(
    length: 'day' | 'month',
    { page = 1, limit = ROWS_PER_PAGE, ...days }: BookPageQuery,
  ): Promise<ApiReply<readonly BookPeriodView[]>> {
    const found = await this.queries.periods(length, days, { page, limit });
    return ApiReply.page(`${length}s`, { ...found, items: found.items.map(BookPeriodView.of) });
  }
}
