import { Injectable } from '@nestjs/common';
import { JobHandler, type JobRun, OnEvent } from '../../../../platform/outbox/job.js';
import { UserQueries } from '../../../auth/index.js';
import { campaignTestRequested } from '../../domain/campaign.js';
import { CampaignEmails, CampaignRepository } from '../../ports/campaign-repository.js';

interface TestRequest {
  readonly campaignId: string;
  readonly userId: string;
}

/** Emails a campaign to the member of staff who asked for it. */
@Injectable()
@OnEvent({ event: campaignTestRequested, job: 'newsletter.send-campaign-test', queue: 'mail' })
export class SendCampaignTestJob extends JobHandler<TestRequest> {
  constructor(
    private readonly campaigns: CampaignRepository,
    private readonly users: UserQueries,
    private readonly emails: CampaignEmails,
  ) {
    super();
  }

  async handle({ campaignId, userId }: TestRequest, run: JobRun): Promise<void> {
    const campaign = await this.campaigns.find(campaignId);
    const user = await this.users.find(userId);
    if (campaign && user) await this.emails.test(campaign, user.email, run.id);
  }
}
