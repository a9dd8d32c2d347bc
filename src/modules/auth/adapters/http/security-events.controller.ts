import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ROWS_PER_PAGE } from '../../../../../common/contract/list.js';
import { StaffWith } from '../../../../platform/http/access.js';
import { ApiReply } from '../../../../platform/http/api-reply.js';
import { timeRangeOf } from '../../../../platform/http/queries.dto.js';
import { ReturnsPage } from '../../../../platform/http/returns.js';
import { sortOf } from '../../../../platform/http/sorted-by.js';
import { ShopSettingsSource } from '../../../../platform/shop-settings/shop-settings-source.js';
import { SECURITY_SORTS, SecurityQueries } from '../../ports/security-log.js';
import { ListSecurityEventsQuery, SecurityEventView } from './security-events.dto.js';

/** The security log. */
@ApiTags('operations')
@StaffWith('audit.see')
@Controller('audit/security')
export class SecurityEventsController {
  constructor(
    private readonly queries: SecurityQueries,
    private readonly settings: ShopSettingsSource,
  ) {}

  @ApiOperation({ operationId: 'listSecurityEvents' })
  @Get()
  @ReturnsPage(SecurityEventView)
  async list(
    @Query() query: ListSecurityEventsQuery,
  ): Promise<ApiReply<readonly SecurityEventView[]>> {
    const { page = 1, limit = ROWS_PER_PAGE, from, to, ...filter } = query;
    const sort = sortOf(SECURITY_SORTS, filter.sort, { by: 'at', descending: true });
    const { timeZone } = await this.settings.current();
    const days = timeRangeOf(timeZone, { ...(from && { from }), ...(to && { to }) });
    const found = await this.queries.list({ ...filter, ...days, page, limit, sort });
    return ApiReply.page('events', { ...found, items: found.items.map(SecurityEventView.of) });
  }
}
