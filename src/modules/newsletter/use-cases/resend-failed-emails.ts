import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../kernel/domain-error.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AuditLog } from '../../auth/index.js';
import { NothingToResend, reopened } from '../domain/campaign.js';
import { CampaignRepository } from '../ports/campaign-repository.js';

/** Has all emails of a campaign sent again that the mail server has refused, such as those beyond a quota. */
@Injectable()
export class ResendFailedEmails {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly campaigns: CampaignRepository,
    private readonly auditLog: AuditLog,
  ) {}

  /** Those of a paused campaign wait until it is resumed. @throws NotFound, NothingToResend */
  async execute(actor: { readonly id: string }, id: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const campaign = await this.campaigns.lock(id);
      if (!campaign) throw new NotFound('Campaign');
      const emails = await this.campaigns.resendFailed(id);
      if (emails === 0) throw new NothingToResend('No email of this campaign has failed.');
      await this.campaigns.save(reopened(campaign));
      await this.auditLog.record({
        actor,
        action: 'campaigns.resend-failed',
        subject: `campaign ${id}`,
        after: { emails },
      });
    });
  }
}
