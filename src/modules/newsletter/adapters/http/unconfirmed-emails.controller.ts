import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffWith } from '../../../../platform/http/access.js';
import { Returns } from '../../../../platform/http/returns.js';
import { CampaignQueries } from '../../ports/campaign-queries.js';
import { UnconfirmedEmailsView } from './newsletter.dto.js';

/** The campaigns with emails that may or may not have arrived. */
@ApiTags('newsletter')
@Controller('newsletter/unconfirmed-emails')
export class UnconfirmedEmailsController {
  constructor(private readonly queries: CampaignQueries) {}

  /** At most 100 campaigns, newest first. */
  @ApiOperation({ operationId: 'listUnconfirmedEmails' })
  @Get()
  @Returns([UnconfirmedEmailsView])
  @StaffWith('campaigns.see')
  list(): Promise<readonly UnconfirmedEmailsView[]> {
    return this.queries.unconfirmed();
  }
}
