import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../kernel/unit-of-work.js';
import { Database } from '../database/database.js';

/** Remembers that this installation has had its demo catalogue, even if it was deleted since. */
@Injectable()
export class SeedMark {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
  ) {}

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
