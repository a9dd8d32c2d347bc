import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../kernel/domain-error.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AuditLog } from '../../auth/index.js';
import { NothingToResend, reopened } from '../domain/campaign.js';
import { CampaignRepository } from '../ports/campaign-repository.js';

/** Has one email of a campaign sent again that is unconfirmed or failed: only a person decides that. */
@Injectable()
export class ResendCampaignEmail {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly campaigns: CampaignRepository,
    private readonly auditLog: AuditLog,
  ) {}

  /** @throws NotFound, NothingToResend */
  async execute(actor: { readonly id: string }, id: string, subscriberId: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const campaign = await this.campaigns.lock(id);
      if (!campaign) throw new NotFound('Campaign');
      if (!(await this.campaigns.resend(id, subscriberId))) throw new NothingToResend();
      await this.campaigns.save(reopened(campaign));
      await this.auditLog.record({
        actor,
        action: 'campaigns.resend',
        subject: `campaign ${id}`,
        after: { subscriber: subscriberId },
      });
    });
  }
}
