import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/time.js';
import { Ids } from '../../../kernel/ids.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AuditLog } from '../../auth/index.js';
import { type CampaignText, newCampaign } from '../domain/campaign.js';
import { CampaignEmails, CampaignRepository } from '../ports/campaign-repository.js';

/** Writes the draft of a campaign. */
@Injectable()
export class CreateCampaign {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly campaigns: CampaignRepository,
    private readonly auditLog: AuditLog,
    private readonly emails: CampaignEmails,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** Returns its id. @throws InvalidInput where the text cannot be shown */
  async execute(actor: { readonly id: string }, text: CampaignText): Promise<string> {
    await this.emails.preview(text);
    const campaign = newCampaign(this.ids.next(), text, this.clock.now());
    await this.unitOfWork.run(async () => {
      await this.campaigns.add(campaign, actor.id);
      await this.auditLog.record({
        actor,
        action: 'campaigns.create',
        subject: `campaign ${campaign.id}`,
        after: { subject: campaign.subject },
      });
    });
    return campaign.id;
  }
}
