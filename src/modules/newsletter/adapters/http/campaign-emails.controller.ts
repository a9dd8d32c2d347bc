import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ROWS_PER_PAGE } from '../../../../../common/contract/list.js';
import { NotFound } from '../../../../kernel/domain-error.js';
import { Caller, type CurrentUser, StaffWith } from '../../../../platform/http/access.js';
import { ApiReply } from '../../../../platform/http/api-reply.js';
import { Returns, ReturnsPage } from '../../../../platform/http/returns.js';
import type { Campaign } from '../../domain/campaign.js';
import { CampaignEmails, CampaignRepository } from '../../ports/campaign-repository.js';
import { CampaignQueries } from '../../ports/campaign-queries.js';
import { DismissCampaignEmail } from '../../use-cases/dismiss-campaign-email.js';
import { ResendCampaignEmail } from '../../use-cases/resend-campaign-email.js';
import { ResendFailedEmails } from '../../use-cases/resend-failed-emails.js';
import { SendCampaignTest } from '../../use-cases/send-campaign-test.js';
import {
  CampaignPreviewView,
  CampaignRecipientView,
  ListRecipientsQuery,
} from './campaigns.dto.js';

/** The emails of a campaign: preview, test, and what became of each. */
@ApiTags('newsletter')
@Controller('newsletter/campaigns/:id')
export class CampaignEmailsController {
  constructor(
    private readonly queries: CampaignQueries,
    private readonly campaigns: CampaignRepository,
    private readonly emails: CampaignEmails,
    private readonly sendTest: SendCampaignTest,
    private readonly resendEmail: ResendCampaignEmail,
    private readonly resendFailed: ResendFailedEmails,
    private readonly dismissEmail: DismissCampaignEmail,
  ) {}

  /** The email as it was saved, in the shop's layout. */
  @ApiOperation({ operationId: 'previewCampaign' })
  @Get('preview')
  @StaffWith('campaigns.see')
  async preview(@Param('id') id: string): Promise<CampaignPreviewView> {
    const campaign = await this.find(id);
    return { subject: campaign.subject, html: await this.emails.preview(campaign) };
  }

  /** Emails it to the caller's own address. */
  @ApiOperation({ operationId: 'sendCampaignTest' })
  @Post('test')
  @HttpCode(200)
  @Returns(null)
  @StaffWith('campaigns.change')
  async test(@Caller() caller: CurrentUser, @Param('id') id: string): Promise<ApiReply<null>> {
    await this.sendTest.execute(caller, id);
    return new ApiReply(null, 'Test email sent');
  }

  /** The emails in one state. */
  @ApiOperation({ operationId: 'listCampaignRecipients' })
  @Get('recipients')
  @ReturnsPage(CampaignRecipientView)
  @StaffWith('campaigns.see')
  async recipients(
    @Param('id') id: string,
    @Query() { page = 1, limit = ROWS_PER_PAGE, state = 'unconfirmed' }: ListRecipientsQuery,
  ): Promise<ApiReply<readonly CampaignRecipientView[]>> {
    const { id: campaignId } = await this.find(id);
    const found = await this.queries.recipients({ campaignId, state, page, limit });
    const items = found.items.map(CampaignRecipientView.of);
    return ApiReply.page('recipients', { ...found, items });
  }

  /** Sends an unconfirmed or failed email again. */
  @ApiOperation({ operationId: 'resendCampaignEmail' })
  @Post('recipients/:subscriberId/resend')
  @HttpCode(200)
  @Returns(null)
  @StaffWith('campaigns.change')
  async resend(
    @Caller() caller: CurrentUser,
    @Param('id') id: string,
    @Param('subscriberId') subscriberId: string,
  ): Promise<ApiReply<null>> {
    await this.resendEmail.execute(caller, id, subscriberId);
    return new ApiReply(null, 'The email is sent again');
  }

  /** Sends all failed emails again; those of a paused campaign once it is resumed. */
  @ApiOperation({ operationId: 'resendFailedCampaignEmails' })
  @Post('recipients/resend-failed')
  @HttpCode(200)
  @Returns(null)
  @StaffWith('campaigns.change')
  async resendAllFailed(
    @Caller() caller: CurrentUser,
    @Param('id') id: string,
  ): Promise<ApiReply<null>> {
    await this.resendFailed.execute(caller, id);
    return new ApiReply(null, 'The failed emails are sent again');
  }

  /** Leaves an unconfirmed email as it is. */
  @ApiOperation({ operationId: 'dismissCampaignEmail' })
  @Post('recipients/:subscriberId/dismiss')
  @HttpCode(200)
  @Returns(null)
  @StaffWith('campaigns.change')
  async dismiss(
    @Caller() caller: CurrentUser,
    @Param('id') id: string,
    @Param('subscriberId') subscriberId: string,
  ): Promise<ApiReply<null>> {
    await this.dismissEmail.execute(caller, id, subscriberId);
    return new ApiReply(null, 'The email is left as it is');
  }

  private async find(id: string): Promise<Campaign> {
    const campaign = await this.campaigns.find(id);
    if (!campaign) throw new NotFound('Campaign');
    return campaign;
  }
}
