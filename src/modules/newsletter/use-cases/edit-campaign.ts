import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../kernel/domain-error.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AuditLog } from '../../auth/index.js';
import { type CampaignText, editedCampaign } from '../domain/campaign.js';
import { CampaignEmails, CampaignRepository } from '../ports/campaign-repository.js';

/** Edits the draft of a campaign. */
@Injectable()
export class EditCampaign {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly campaigns: CampaignRepository,
    private readonly auditLog: AuditLog,
    private readonly emails: CampaignEmails,
  ) {}

  /**
   * @throws NotFound, EditedMeanwhile; IllegalCampaignState where it is no draft; InvalidInput where
   *   the text cannot be shown
   */
  async execute(
    actor: { readonly id: string },
    id: string,
    { text, seenVersion }: { readonly text: Partial<CampaignText>; readonly seenVersion: number },
  ): Promise<void> {
    const { subject = '', preview = '', body = '' } = text;
    await this.emails.preview({ subject, preview, body });
    await this.unitOfWork.run(async () => {
      const before = await this.campaigns.lock(id);
      if (!before) throw new NotFound('Campaign');
      const after = editedCampaign(before, text, seenVersion);
      await this.campaigns.save(after);
      await this.auditLog.record({
        actor,
        action: 'campaigns.edit',
        subject: `campaign ${id}`,
        before: { subject: before.subject, version: before.version },
        after: { subject: after.subject, version: after.version },
      });
    });
  }
}
