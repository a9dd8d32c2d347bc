import { Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { UnitOfWork } from '../../kernel/unit-of-work.js';
import { underAdvisoryLock } from '../database/advisory-lock.js';
import { onOwnSource } from '../database/data-source.js';
import { Database } from '../database/database.js';

/** Remembers that this installation has had its demo catalog, even if it was deleted since. */
@Injectable()
export class SeedMarker {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly env: Env,
  ) {}

  /** Lets one process seed at a time, however many start; the next one finds what is there. */
  alone(work: () => Promise<void>): Promise<void> {
    return onOwnSource(this.env, (source) => underAdvisoryLock(source, 'seed', work));
  }

  async isSet(): Promise<boolean> {
    const rows = await this.database.read('SELECT FROM installation WHERE seeded_at IS NOT NULL');
    return rows.length > 0;
  }

  /**
   * Runs the work and sets the mark in one transaction, once an installation however many
   * processes start at a time; an interrupted run leaves nothing and is done again.
   */
  async once(work: () => Promise<void>): Promise<void> {
    await this.unitOfWork.run(async () => {
      const open = await this.database.writeCount(
        'UPDATE installation SET seeded_at = now() WHERE seeded_at IS NULL',
      );
      if (open > 0) await work();
    });
  }
}
