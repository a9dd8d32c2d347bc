import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../kernel/domain-error.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AuditLog } from '../../auth/index.js';
import { NothingToDismiss } from '../domain/campaign.js';
import { CampaignRepository } from '../ports/campaign-repository.js';

/** Leaves an unconfirmed email of a campaign as it is: somebody has looked, and it is not sent again. */
@Injectable()
export class DismissCampaignEmail {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly campaigns: CampaignRepository,
    private readonly auditLog: AuditLog,
  ) {}

  /** @throws NotFound, NothingToDismiss */
  async execute(actor: { readonly id: string }, id: string, subscriberId: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      if (!(await this.campaigns.lock(id))) throw new NotFound('Campaign');
      if (!(await this.campaigns.dismiss(id, subscriberId))) throw new NothingToDismiss();
      await this.auditLog.record({
        actor,
        action: 'campaigns.dismiss-email',
        subject: `campaign ${id}`,
        after: { subscriber: subscriberId },
      });
    });
  }
}
