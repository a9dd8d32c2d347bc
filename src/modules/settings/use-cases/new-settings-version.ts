import { Injectable } from '@nestjs/common';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { AuditLog } from '../../auth/index.js';
import { securitySettingsChanged } from '../domain/settings-events.js';
import {
  auditedStates,
  securityChanges,
  type SettingsVersion,
} from '../domain/settings-version.js';
import { SettingsRepository } from '../ports/settings-repository.js';

/** Stores the next version of the settings, with what follows from any. Joins the caller's transaction. */
@Injectable()
export class NewSettingsVersion {
  constructor(
    private readonly settings: SettingsRepository,
    private readonly auditLog: AuditLog,
    private readonly events: DomainEvents,
  ) {}

  /** @throws EditedMeanwhile */
  async add(
    next: SettingsVersion,
    actor: { readonly id: string },
    action: 'settings.edit' | 'settings.restore',
  ): Promise<void> {
    await this.settings.add(next);
    await this.auditLog.record({ actor, action, subject: 'settings', ...auditedStates(next) });
    if (securityChanges(next.changes).length === 0) return;
    await this.events.publish(securitySettingsChanged, { version: next.version });
  }
}
