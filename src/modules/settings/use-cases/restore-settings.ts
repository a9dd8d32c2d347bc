import { Injectable } from '@nestjs/common';
import type { StaffRole } from '../../../../common/contract/staff.js';
import { Clock } from '../../../kernel/time.js';
import { NotFound } from '../../../kernel/domain-error.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { restoredSettings } from '../domain/settings-version.js';
import { SettingsEnvironment, SettingsRepository } from '../ports/settings-repository.js';
import { NewSettingsVersion } from './new-settings-version.js';

/** Takes back the values of an older version, as a new one. */
@Injectable()
export class RestoreSettings {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly settings: SettingsRepository,
    private readonly environment: SettingsEnvironment,
    private readonly newVersion: NewSettingsVersion,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws NotFound; EditedMeanwhile when the admin saw another version than the newest
   * @throws OnlyOwnersChangeSecurity
   */
  async execute(
    actor: { readonly id: string; readonly staffRole: StaffRole | null },
    version: number,
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
      const older = await this.settings.find(version);
      if (!older) throw new NotFound('Version');
      const next = restoredSettings(await this.settings.latest(), older, edit);
      if (next) await this.newVersion.add(next, actor, 'settings.restore');
    });
  }
}
