import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/time.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { firstVersion } from '../domain/settings-version.js';
import { SettingsEnvironment, SettingsRepository } from '../ports/settings-repository.js';

/** Stores the environment's values at the first start; they have no effect at later ones. */
@Injectable()
export class InitializeSettings {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly settings: SettingsRepository,
    private readonly environment: SettingsEnvironment,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const first = firstVersion(this.environment.firstValues, this.clock.now());
    await this.unitOfWork.run(() => this.settings.addFirst(first));
  }
}
