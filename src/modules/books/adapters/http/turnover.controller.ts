import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ROWS_PER_PAGE } from '../../../../../common/contract/list.js';
import { CsvExports } from '../../../../platform/csv/csv-exports.js';
import { StaffWith } from '../../../../platform/http/access.js';
import { ApiReply } from '../../../../platform/http/api-reply.js';
import { AsksForProof } from '../../../../platform/http/identity-proof.js';
import { ReturnsCsv, ReturnsPage } from '../../../../platform/http/returns.js';
import { TurnoverQueries } from '../../ports/book-queries.js';
import { TURNOVER_CSV_COLUMNS, turnoverBatches } from './turnover-csv.js';
import { TurnoverFilterQuery, TurnoverQuery, TurnoverView } from './turnover.dto.js';

/** The turnover by destination and tax rate, as an accountant declares it. */
@ApiTags('books')
@StaffWith('books.see')
@Controller('books')
export class TurnoverController {
  constructor(
    private readonly queries: TurnoverQueries,
    private readonly csv: CsvExports,
  ) {}

  /** What was earned by month, country, state and tax rate, the newest month first. */
  @ApiOperation({ operationId: 'listTurnover' })
  @Get('turnover')
  @ReturnsPage(TurnoverView)
  async turnover(
    @Query() { page = 1, limit = ROWS_PER_PAGE, by = 'month', ...days }: TurnoverQuery,
  ): Promise<ApiReply<readonly TurnoverView[]>> {
    const found = await this.queries.page({ ...days, by }, { page, limit });
    return ApiReply.page('rows', { ...found, items: found.items.map(TurnoverView.of) });
  }

  /** The same as CSV. */
  @ApiOperation({ operationId: 'exportTurnover' })
  @StaffWith('books.export')
  @AsksForProof('export')
  @Get('turnover/export.csv')
  @ReturnsCsv()
  export(@Query() { by = 'month', ...days }: TurnoverFilterQuery): Promise<StreamableFile> {
    const rows = turnoverBatches(this.queries, { ...days, by });
    return this.csv.file('turnover', TURNOVER_CSV_COLUMNS, rows);
  }
}
