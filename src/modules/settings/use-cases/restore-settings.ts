import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { NotFound } from '../../../kernel/domain-error.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AuditLog } from '../../auth/index.js';
import { auditedStates } from '../domain/audited-states.js';
import { restoredSettings } from '../domain/settings-version.js';
import { SettingsMode } from '../ports/settings-mode.js';
import { SettingsRepository } from '../ports/settings-repository.js';

/** Takes back the values of an older version, as a new one. */
@Injectable()
export class RestoreSettings {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly settings: SettingsRepository,
    private readonly mode: SettingsMode,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound; EditedMeanwhile when the admin saw another version than the newest */
  async execute(
    actor: { readonly id: string },
    version: number,
    seenVersion: number,
  ): Promise<void> {
    const edit = {
      seenVersion,
      at: this.clock.now(),
      userId: actor.id,
      isTrial: this.mode.isTrial,
    };
    await this.unitOfWork.run(async () => {
      const older = await this.settings.find(version);
      if (!older) throw new NotFound('Version');
      const next = restoredSettings(await this.settings.latest(), older, edit);
      if (!next) return;
      await this.settings.add(next);
      const states = auditedStates(next);
      await this.auditLog.record({
        ...{ actor, action: 'settings.restore', subject: 'settings', ...states },
      });
    });
  }
}
