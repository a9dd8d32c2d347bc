import { Injectable } from '@nestjs/common';
import type { StoredSettings } from '../../../../common/contract/current-settings.js';
import type { StaffRole } from '../../../../common/contract/staff.js';
import { Clock } from '../../../kernel/time.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { changedSettings } from '../domain/settings-version.js';
import { SettingsEnvironment, SettingsRepository } from '../ports/settings-repository.js';
import { NewSettingsVersion } from './new-settings-version.js';

/** Changes settings; an edit that changes nothing adds no version. */
@Injectable()
export class EditSettings {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly settings: SettingsRepository,
    private readonly environment: SettingsEnvironment,
    private readonly newVersion: NewSettingsVersion,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws EditedMeanwhile when the admin saw an older version; InvalidInput
   * @throws OnlyOwnersChangeSecurity
   */
  async execute(
    actor: { readonly id: string; readonly staffRole: StaffRole | null },
    changes: StoredSettings,
    seenVersion: number,
  ): Promise<void> {
    const edit = {
      seenVersion,
      at: this.clock.now(),
      userId: actor.id,
      staffRole: actor.staffRole,
      mode: this.environment,
    };
    await this.unitOfWork.run(async () => {
      const next = changedSettings(await this.settings.latest(), changes, edit);
      if (next) await this.newVersion.add(next, actor, 'settings.edit');
    });
  }
}
