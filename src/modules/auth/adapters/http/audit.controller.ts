import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ROWS_PER_PAGE } from '../../../../../common/contract/list.js';
import { AccessFor } from '../../../../platform/http/access.js';
import { ReturnsPage } from '../../../../platform/http/returns.js';
import { ApiReply } from '../../../../platform/http/api-reply.js';
import { AuditQueries } from '../../ports/audit-queries.js';
import { AuditEntryView } from './audit-entry.view.js';
import { ListAuditQuery } from './list-audit.query.js';

/** Actions of admins, newest first. */
@ApiTags('operations')
@ApiBearerAuth()
@AccessFor('admin')
@Controller('audit')
export class AuditController {
  constructor(private readonly queries: AuditQueries) {}

  @ApiOperation({ operationId: 'listAuditEntries' })
  @Get()
  @ReturnsPage(AuditEntryView)
  async list(@Query() query: ListAuditQuery): Promise<ApiReply<readonly AuditEntryView[]>> {
    const { page = 1, limit = ROWS_PER_PAGE, ...filter } = query;
    const found = await this.queries.list({ page, limit, ...filter });
    return ApiReply.page('audit', { ...found, items: found.items.map(AuditEntryView.of) });
  }
}
