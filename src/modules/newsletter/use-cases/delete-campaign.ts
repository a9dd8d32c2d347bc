import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../kernel/domain-error.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AuditLog } from '../../auth/index.js';
import { checkDraft } from '../domain/campaign.js';
import { CampaignRepository } from '../ports/campaign-repository.js';

/** Deletes the draft of a campaign; what was sent stays. */
@Injectable()
export class DeleteCampaign {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly campaigns: CampaignRepository,
    private readonly auditLog: AuditLog,
  ) {}

  /** @throws NotFound; IllegalCampaignState where it is no draft. */
  async execute(actor: { readonly id: string }, id: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const campaign = await this.campaigns.lock(id);
      if (!campaign) throw new NotFound('Campaign');
      checkDraft(campaign);
      await this.campaigns.remove(id);
      await this.auditLog.record({
        actor,
        action: 'campaigns.delete',
        subject: `campaign ${id}`,
        before: { subject: campaign.subject },
      });
    });
  }
}
