import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { Env } from '../../config/env.js';
import { UnitOfWork } from '../../kernel/unit-of-work.js';
import { underAdvisoryLock } from '../database/advisory-lock.js';
import { onOwnSource } from '../database/data-source.js';
import { Repositories } from '../database/repositories.js';
import { InstallationEntity } from './installation.entity.js';

/** Records that this installation was seeded with the demo catalog, even if that was deleted since. */
@Injectable()
export class SeedMarker {
  constructor(
    private readonly repositories: Repositories,
    private readonly unitOfWork: UnitOfWork,
    private readonly env: Env,
  ) {}

  /** Runs `work` in one process at a time; the next one finds its result. */
  alone(work: () => Promise<void>): Promise<void> {
    return onOwnSource(this.env, (source) => underAdvisoryLock(source, 'seed', work));
  }

  async isSet(): Promise<boolean> {
    return this.repositories.read(InstallationEntity).existsBy({ seededAt: Not(IsNull()) });
  }

  /**
   * Runs `work` and records it in one transaction, once per installation however many processes
   * start. An interrupted run leaves nothing and is repeated.
   */
  async once(work: () => Promise<void>): Promise<void> {
    await this.unitOfWork.run(async () => {
      const { affected } = await this.repositories
        .write(InstallationEntity)
        .update({ seededAt: IsNull() }, { seededAt: () => 'now()' });
      if (affected === 1) await work();
    });
  }
}
