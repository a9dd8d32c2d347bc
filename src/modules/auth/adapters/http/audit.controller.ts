import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ROWS_PER_PAGE } from '../../../../../common/contract/list.js';
import { StaffWith } from '../../../../platform/http/access.js';
import { ReturnsPage } from '../../../../platform/http/returns.js';
import { sortOf } from '../../../../platform/http/sorted-by.js';
import { ApiReply } from '../../../../platform/http/api-reply.js';
import { AUDIT_SORTS, AuditQueries } from '../../ports/audit-queries.js';
import { AuditEntryView } from './audit-entry.view.js';
import { ListAuditQuery } from './list-audit.query.js';

/** Actions of admins. */
@ApiTags('operations')
@StaffWith('audit.see')
@Controller('audit')
export class AuditController {
  constructor(private readonly queries: AuditQueries) {}

  @ApiOperation({ operationId: 'listAuditEntries' })
  @Get()
  @ReturnsPage(AuditEntryView)
  async list(@Query() query: ListAuditQuery): Promise<ApiReply<readonly AuditEntryView[]>> {
    const { page = 1, limit = ROWS_PER_PAGE, ...filter } = query;
    const sort = sortOf(AUDIT_SORTS, filter.sort, { by: 'at', descending: true });
    const found = await this.queries.list({ ...filter, page, limit, sort });
    return ApiReply.page('audit', { ...found, items: found.items.map(AuditEntryView.of) });
  }
}
