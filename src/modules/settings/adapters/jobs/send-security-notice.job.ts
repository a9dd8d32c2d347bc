import { Injectable } from '@nestjs/common';
import { JobHandler, type JobRun, OnEvent } from '../../../../platform/outbox/job.js';
import { UserQueries } from '../../../auth/index.js';
import { securitySettingsChanged } from '../../domain/settings-events.js';
import { securityChanges } from '../../domain/settings-version.js';
import { SettingsNotifications } from '../../ports/settings-notifications.js';
import { SettingsRepository } from '../../ports/settings-repository.js';

/** Tells every owner, who changed it included, what the shop no longer asks or asks now of its staff. */
@Injectable()
@OnEvent({
  event: securitySettingsChanged,
  job: 'settings.send-security-notice',
  queue: 'mail',
})
export class SendSecurityNoticeJob extends JobHandler<{ version: number }> {
  constructor(
    private readonly settings: SettingsRepository,
    private readonly users: UserQueries,
    private readonly notifications: SettingsNotifications,
  ) {
    super();
  }

  async handle({ version }: { version: number }, run: JobRun): Promise<void> {
    const changed = await this.settings.find(version);
    if (!changed) return;
    const { at, changes, userId } = changed;
    const names = await this.users.namesOf(userId === null ? [] : [userId]);
    const who = userId === null ? null : (names.get(userId) ?? null);
    for (const owner of await this.users.owners()) {
      const notice = { who, at, changes: securityChanges(changes) };
      await this.notifications.securityChanged(owner, notice, `${run.id}-${owner.id}`);
    }
  }
}
