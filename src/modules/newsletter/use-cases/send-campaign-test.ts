import { Injectable } from '@nestjs/common';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { NotFound } from '../../../kernel/domain-error.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AuditLog } from '../../auth/index.js';
import { campaignTestRequested } from '../domain/campaign.js';
import { CampaignRepository } from '../ports/campaign-repository.js';

/** Has a campaign emailed to the member of staff who asks, and to nobody else. */
@Injectable()
export class SendCampaignTest {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly campaigns: CampaignRepository,
    private readonly events: DomainEvents,
    private readonly auditLog: AuditLog,
  ) {}

  /** @throws NotFound */
  async execute(actor: { readonly id: string }, campaignId: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const campaign = await this.campaigns.find(campaignId);
      if (!campaign) throw new NotFound('Campaign');
      await this.events.publish(campaignTestRequested, { campaignId, userId: actor.id });
      await this.auditLog.record({
        actor,
        action: 'campaigns.test',
        subject: `campaign ${campaignId}`,
        after: { version: campaign.version },
      });
    });
  }
}
