import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Ids } from '../../kernel/ids.js';
import { Database } from '../database/database.js';

/** How long a dead process keeps others from a repeated job, in ms. */
export const LEASE_MS = 10_000;

/** Lets one process at a time run a repeated job, and says when it is due again. */
@Injectable()
export class JobLease {
  private readonly holder: string;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    ids: Ids,
  ) {
    this.holder = ids.next();
  }

  /** Takes the lease where nobody holds it and the job is due (or `evenIfNotDue`). */
  async take(name: string, evenIfNotDue: boolean): Promise<boolean> {
    const now = this.clock.now();
    const [taken] = await this.database.writeAlone(
      `INSERT INTO lease (name, holder, held_until, due_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (name) DO UPDATE SET holder = $2, held_until = $3
          WHERE lease.held_until <= $4 AND (lease.due_at <= $4 OR $5)
         RETURNING name`,
      [name, this.holder, this.leasedUntil(), now, evenIfNotDue],
    );
    return taken !== undefined;
  }

  /** Keeps the lease of a run that takes long. */
  async renew(name: string): Promise<void> {
    await this.database.writeAlone(
      'UPDATE lease SET held_until = $3 WHERE name = $1 AND holder = $2',
      [name, this.holder, this.leasedUntil()],
    );
  }

  /** Gives the lease back; the job is due again in `everyMs`. */
  async release(name: string, everyMs: number): Promise<void> {
    const now = this.clock.now();
    await this.database.writeAlone(
      'UPDATE lease SET held_until = $3, due_at = $4 WHERE name = $1 AND holder = $2',
      [name, this.holder, now, new Date(now.getTime() + everyMs)],
    );
  }

  private leasedUntil(): Date {
    return new Date(this.clock.now().getTime() + LEASE_MS);
  }
}
