import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { Env } from '../../config/env.js';
import { UnitOfWork } from '../../kernel/unit-of-work.js';
import { underAdvisoryLock } from '../database/advisory-lock.js';
import { onOwnSource } from '../database/data-source.js';
import { Repositories } from '../database/repositories.js';
import { InstallationEntity } from './installation.entity.js';

/** Remembers that this installation has had its demo catalog, even if it was deleted since. */
@Injectable()
export class SeedMarker {
  constructor(
    private readonly repositories: Repositories,
    private readonly unitOfWork: UnitOfWork,
    private readonly env: Env,
  ) {}

  /** Lets one process seed at a time, however many start; the next one finds what is there. */
  alone(work: () => Promise<void>): Promise<void> {
    return onOwnSource(this.env, (source) => underAdvisoryLock(source, 'seed', work));
  }

  async isSet(): Promise<boolean> {
    return this.repositories.read(InstallationEntity).existsBy({ seededAt: Not(IsNull()) });
  }

  /**
   * Runs the work and sets the mark in one transaction, once an installation however many
   * processes start at a time; an interrupted run leaves nothing and is done again.
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
