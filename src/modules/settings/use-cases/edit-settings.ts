import { Injectable } from '@nestjs/common';
import type { StoredSettings } from '../../../../common/contract/current-settings.js';
import { Clock } from '../../../kernel/clock.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AuditLog } from '../../auth/index.js';
import { auditedStates } from '../domain/audited-states.js';
import { changedSettings } from '../domain/settings-version.js';
import { SettingsMode } from '../ports/settings-mode.js';
import { SettingsRepository } from '../ports/settings-repository.js';

/** Changes settings; an edit that changes nothing adds no version. */
@Injectable()
export class EditSettings {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly settings: SettingsRepository,
    private readonly mode: SettingsMode,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws EditedMeanwhile when the admin saw an older version; InvalidInput */
  async execute(
    actor: { readonly id: string },
    changes: StoredSettings,
    seenVersion: number,
  ): Promise<void> {
    const edit = {
      seenVersion,
      at: this.clock.now(),
      userId: actor.id,
      isTrial: this.mode.isTrial,
    };
    await this.unitOfWork.run(async () => {
      const next = changedSettings(await this.settings.latest(), changes, edit);
      if (!next) return;
      await this.settings.add(next);
      const states = auditedStates(next);
      await this.auditLog.record({
        actor,
        action: 'settings.edit',
        subject: 'settings',
        ...states,
      });
    });
  }
}
