import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ROWS_PER_PAGE } from '../../../../../common/contract/list.js';
import { StaffWith } from '../../../../platform/http/access.js';
import { ApiReply } from '../../../../platform/http/api-reply.js';
import { PageQuery } from '../../../../platform/http/queries.dto.js';
import { ReturnsPage } from '../../../../platform/http/returns.js';
import { BalanceRecords } from '../../ports/balance-records.js';
import { BalanceDifferenceView, ReconciliationView } from './reconciliation.dto.js';

/** The books beside the balance at the card provider. */
@ApiTags('books')
@StaffWith('books.see')
@Controller('books/reconciliation')
export class ReconciliationController {
  constructor(private readonly balance: BalanceRecords) {}

  /** What moved the balance at the card provider, and what the provider has. */
  @ApiOperation({ operationId: 'getReconciliation' })
  @Get()
  async state(): Promise<ReconciliationView> {
    return ReconciliationView.of(await this.balance.state());
  }

  /** Where the shop's records and the provider's differ, the latest change first. */
  @ApiOperation({ operationId: 'listBalanceDifferences' })
  @Get('differences')
  @ReturnsPage(BalanceDifferenceView)
  async differences(
    @Query() { page = 1, limit = ROWS_PER_PAGE }: PageQuery,
  ): Promise<ApiReply<readonly BalanceDifferenceView[]>> {
    const found = await this.balance.differences({ page, limit });
    const items = found.items.map(BalanceDifferenceView.of);
    return ApiReply.page('differences', { ...found, items });
  }
}
