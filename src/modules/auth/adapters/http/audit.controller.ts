import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { ROWS_PER_PAGE } from '../../../../../common/contract/list.js';
import { AccessFor } from '../../../../platform/http/access.js';
import { AnswersPage } from '../../../../platform/http/answers.js';
import { Reply } from '../../../../platform/http/reply.js';
import { AuditQueries } from '../../ports/audit-queries.js';
import { AuditView } from './audit.view.js';
import { ListAuditQuery } from './list-audit.query.js';

/** What admins did, newest first. */
@ApiTags('operations')
@ApiBearerAuth()
@AccessFor('admin')
@Controller('audit')
export class AuditController {
  constructor(private readonly queries: AuditQueries) {}

  @Get()
  @AnswersPage(AuditView)
  async list(@Query() query: ListAuditQuery): Promise<Reply<readonly AuditView[]>> {
    const { page = 1, limit = ROWS_PER_PAGE, ...filter } = query;
    const found = await this.queries.list({ page, limit, ...filter });
    return Reply.page('audit', { ...found, items: found.items.map(AuditView.of) });
  }
}
