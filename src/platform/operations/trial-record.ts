import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { Env } from '../../config/env.js';
import { Clock } from '../../kernel/time.js';
import { UnitOfWork } from '../../kernel/unit-of-work.js';
import { underAdvisoryLock } from '../database/advisory-lock.js';
import { onOwnSource } from '../database/data-source.js';
import { Repositories } from '../database/repositories.js';
import { InstallationEntity } from './installation-id.js';

/** What an installation was tried with, and whether it has sold for real. */
export interface TrialFacts {
  /** When the demo had first made its accounts; null where it never ran. */
  readonly demoUsedAt: Date | null;
  /** When a process first ran on the card stand-in; release 0.2.0 recorded none. */
  readonly standInUsedAt: Date | null;
  /** When the card provider first knew a payment of this shop; null where nobody has asked. */
  readonly realPaymentsFoundAt: Date | null;
}

/** Records in the installation what it was tried with, even if all of that was deleted since. */
@Injectable()
export class TrialRecord {
  constructor(
    private readonly repositories: Repositories,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  async facts(): Promise<TrialFacts> {
    const row = await this.repositories.read(InstallationEntity).findOneBy({ single: true });
    if (!row) throw new Error('the installation has no row');
    const { demoUsedAt, seededAt, standInUsedAt, realPaymentsFoundAt } = row;
    // Earlier releases recorded the demo's catalog alone, which came after the accounts.
    return { demoUsedAt: demoUsedAt ?? seededAt, standInUsedAt, realPaymentsFoundAt };
  }

  /** Call it once the demo's accounts exist; only the first call counts. */
  recordDemo(): Promise<void> {
    return this.record('demoUsedAt');
  }

  /** Only the first call counts. */
  recordStandIn(): Promise<void> {
    return this.record('standInUsedAt');
  }

  /** Only the first call counts. */
  recordRealPayments(): Promise<void> {
    return this.record('realPaymentsFoundAt');
  }

  /** Runs the demo's `work` in one process at a time; the next one finds its result. */
  alone(work: () => Promise<void>): Promise<void> {
    return onOwnSource(this.env, (source) => underAdvisoryLock(source, 'seed', work));
  }

  /** Whether the demo's catalog was made. */
  async isSeeded(): Promise<boolean> {
    return this.repositories.read(InstallationEntity).existsBy({ seededAt: Not(IsNull()) });
  }

  /**
   * Runs `work`, which makes the demo's catalog, and records it in one transaction, once per installation however
   * many processes start. An interrupted run leaves nothing and is repeated.
   */
  async seedOnce(work: () => Promise<void>): Promise<void> {
    await this.unitOfWork.run(async () => {
      const { affected } = await this.repositories
        .write(InstallationEntity)
        .update({ seededAt: IsNull() }, { seededAt: this.clock.now() });
      if (affected === 1) await work();
    });
  }

  private async record(fact: keyof TrialFacts): Promise<void> {
    await this.repositories
      .writeAlone(InstallationEntity)
      .update({ [fact]: IsNull() }, { [fact]: this.clock.now() });
  }
}
