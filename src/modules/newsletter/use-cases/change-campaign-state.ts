import { Injectable } from '@nestjs/common';
import type { ChosenCampaignState } from '../../../../common/contract/campaign.js';
import { Clock } from '../../../kernel/time.js';
import { NotFound } from '../../../kernel/domain-error.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AuditLog } from '../../auth/index.js';
import { movedTo } from '../domain/campaign.js';
import { CampaignRepository } from '../ports/campaign-repository.js';

const ACTIONS: Readonly<Record<ChosenCampaignState, string>> = {
  draft: 'campaigns.unschedule',
  scheduled: 'campaigns.schedule',
  paused: 'campaigns.pause',
  sending: 'campaigns.resume',
};

interface StateChange {
  readonly state: ChosenCampaignState;
  /** The time of a scheduled campaign; now where absent. */
  readonly sendAt?: Date;
  readonly seenVersion: number;
}

/** Schedules a campaign or takes that back, pauses or resumes it. */
@Injectable()
export class ChangeCampaignState {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly campaigns: CampaignRepository,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, EditedMeanwhile, IllegalCampaignState, InvalidInput */
  async execute(actor: { readonly id: string }, id: string, change: StateChange): Promise<void> {
    const { seenVersion, ...wanted } = change;
    await this.unitOfWork.run(async () => {
      const before = await this.campaigns.lock(id);
      if (!before) throw new NotFound('Campaign');
      const after = movedTo(before, wanted, { seenVersion, now: this.clock.now() });
      await this.campaigns.save(after);
      await this.auditLog.record({
        actor,
        action: ACTIONS[wanted.state],
        subject: `campaign ${id}`,
        before: { state: before.state, sendAt: before.sendAt },
        after: { state: after.state, sendAt: after.sendAt },
      });
    });
  }
}
