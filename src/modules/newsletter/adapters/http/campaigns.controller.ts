import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ROWS_PER_PAGE } from '../../../../../common/contract/list.js';
import { NotFound } from '../../../../kernel/domain-error.js';
import { Caller, type CurrentUser, StaffWith } from '../../../../platform/http/access.js';
import { ApiReply } from '../../../../platform/http/api-reply.js';
import { Returns, ReturnsPage } from '../../../../platform/http/returns.js';
import type { Campaign } from '../../domain/campaign.js';
import { CampaignQueries } from '../../ports/campaign-queries.js';
import { CampaignRepository } from '../../ports/campaign-repository.js';
import { ChangeCampaignState } from '../../use-cases/change-campaign-state.js';
import { CreateCampaign } from '../../use-cases/create-campaign.js';
import { DeleteCampaign } from '../../use-cases/delete-campaign.js';
import { EditCampaign } from '../../use-cases/edit-campaign.js';
import {
  CampaignStateBody,
  CampaignView,
  EditCampaignBody,
  ListCampaignsQuery,
  ListedCampaignView,
  NewCampaignBody,
} from './campaigns.dto.js';

const DONE = {
  draft: 'Schedule canceled',
  scheduled: 'Campaign scheduled',
  paused: 'Campaign paused',
  sending: 'Campaign resumed',
} as const;

/** Newsletter campaigns: written, scheduled, paused and resumed by staff. */
@ApiTags('newsletter')
@Controller('newsletter/campaigns')
export class CampaignsController {
  constructor(
    private readonly queries: CampaignQueries,
    private readonly campaigns: CampaignRepository,
    private readonly createCampaign: CreateCampaign,
    private readonly editCampaign: EditCampaign,
    private readonly deleteCampaign: DeleteCampaign,
    private readonly changeState: ChangeCampaignState,
  ) {}

  /** Newest first. */
  @ApiOperation({ operationId: 'listCampaigns' })
  @Get()
  @ReturnsPage(ListedCampaignView)
  @StaffWith('campaigns.see')
  async list(@Query() query: ListCampaignsQuery): Promise<ApiReply<readonly ListedCampaignView[]>> {
    const { page = 1, limit = ROWS_PER_PAGE, state } = query;
    const found = await this.queries.list({ page, limit, ...(state && { state }) });
    return ApiReply.page('campaigns', { ...found, items: found.items.map(ListedCampaignView.of) });
  }

  @ApiOperation({ operationId: 'getCampaign' })
  @Get(':id')
  @StaffWith('campaigns.see')
  async one(@Param('id') id: string): Promise<CampaignView> {
    const campaign = await this.find(id);
    return CampaignView.with(campaign, await this.queries.counts(campaign.id));
  }

  @ApiOperation({ operationId: 'createCampaign' })
  @Post()
  @Returns(CampaignView)
  @StaffWith('campaigns.change')
  async create(
    @Caller() caller: CurrentUser,
    @Body() { subject, preview, body }: NewCampaignBody,
  ): Promise<ApiReply<CampaignView>> {
    const text = { subject, preview: preview ?? '', body };
    const id = await this.createCampaign.execute(caller, text);
    return new ApiReply(await this.one(id), 'Campaign created');
  }

  /** Only a draft can be edited. */
  @ApiOperation({ operationId: 'updateCampaign' })
  @Put(':id')
  @Returns(CampaignView)
  @StaffWith('campaigns.change')
  async edit(
    @Caller() caller: CurrentUser,
    @Param('id') id: string,
    @Body() { subject, preview, body, version }: EditCampaignBody,
  ): Promise<ApiReply<CampaignView>> {
    const text = {
      ...(subject === undefined ? {} : { subject }),
      ...(preview === undefined ? {} : { preview: preview ?? '' }),
      ...(body === undefined ? {} : { body }),
    };
    await this.editCampaign.execute(caller, id, { text, seenVersion: version });
    return new ApiReply(await this.one(id), 'Campaign saved');
  }

  /** Only a draft can be deleted. */
  @ApiOperation({ operationId: 'deleteCampaign' })
  @Delete(':id')
  @Returns(null)
  @StaffWith('campaigns.change')
  async remove(@Caller() caller: CurrentUser, @Param('id') id: string): Promise<ApiReply<null>> {
    await this.deleteCampaign.execute(caller, id);
    return new ApiReply(null, 'Campaign deleted');
  }

  /** Schedules a campaign or takes that back, pauses or resumes it. */
  @ApiOperation({ operationId: 'changeCampaignState' })
  @Put(':id/state')
  @Returns(CampaignView)
  @StaffWith('campaigns.change')
  async change(
    @Caller() caller: CurrentUser,
    @Param('id') id: string,
    @Body() { state, sendAt, version }: CampaignStateBody,
  ): Promise<ApiReply<CampaignView>> {
    const time = sendAt ? { sendAt: new Date(sendAt) } : {};
    await this.changeState.execute(caller, id, { state, ...time, seenVersion: version });
    return new ApiReply(await this.one(id), DONE[state]);
  }

  private async find(id: string): Promise<Campaign> {
    const campaign = await this.campaigns.find(id);
    if (!campaign) throw new NotFound('Campaign');
    return campaign;
  }
}
