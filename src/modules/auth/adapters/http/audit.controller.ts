import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ROWS_PER_PAGE } from '../../../../../common/contract/list.js';
import { StaffWith } from '../../../../platform/http/access.js';
import { ReturnsPage } from '../../../../platform/http/returns.js';
import { sortOf } from '../../../../platform/http/sorted-by.js';
import { ApiReply } from '../../../../platform/http/api-reply.js';
import { ShopSettingsSource } from '../../../../platform/shop-settings/shop-settings-source.js';
import { AUDIT_SORTS, AuditQueries } from '../../ports/audit-log.js';
import { AuditEntryView, auditTimesOf, ListAuditQuery } from './audit.dto.js';

/** Actions of admins. */
@ApiTags('operations')
@StaffWith('audit.see')
@Controller('audit')
export class AuditController {
  constructor(
    private readonly queries: AuditQueries,
    private readonly settings: ShopSettingsSource,
  ) {}

  @ApiOperation({ operationId: 'listAuditEntries' })
  @Get()
  @ReturnsPage(AuditEntryView)
  async list(@Query() query: ListAuditQuery): Promise<ApiReply<readonly AuditEntryView[]>> {
    const { page = 1, limit = ROWS_PER_PAGE, searchTerm, who, what } = query;
    const sort = sortOf(AUDIT_SORTS, query.sort, { by: 'at', descending: true });
    const { timeZone } = await this.settings.current();
    const times = auditTimesOf(query, timeZone);
    const found = await this.queries.list({ searchTerm, who, what, ...times, page, limit, sort });
    return ApiReply.page('audit', { ...found, items: found.items.map(AuditEntryView.of) });
  }
}
