import { Injectable } from '@nestjs/common';
import { Ids } from '../../kernel/ids.js';
import { columns } from '../database/fields.js';
import { msFromNow, SHOP_NOW } from '../database/shop-now.js';
import { Repositories } from '../database/repositories.js';
import { Statements } from '../database/statements.js';
import { LeaseEntity } from './lease.entity.js';

/** How long a dead process blocks a scheduled job, in ms. */
export const LEASE_MS = 10_000;

const ACQUIRED = columns(LeaseEntity, 'lease', ['name']);

/**
 * The lease that lets one process at a time run a scheduled job, and the time of its next run. All
 * times are the database's, so that processes with different clocks agree.
 */
@Injectable()
export class JobLease {
  private readonly holder: string;

  constructor(
    private readonly repositories: Repositories,
    private readonly statements: Statements,
    ids: Ids,
  ) {
    this.holder = ids.next();
  }

  /** Acquires the lease where it is free and the job is due (or `evenIfNotDue`). */
  async acquire(name: string, evenIfNotDue: boolean): Promise<boolean> {
    const result = await this.leases
      .createQueryBuilder('lease')
      .insert()
      .values({
        name,
        holder: this.holder,
        heldUntil: () => msFromNow('leaseMs'),
        dueAt: () => SHOP_NOW,
      })
      .orUpdate(['holder', 'held_until'], ['name'], {
        overwriteCondition: {
          where: `lease.held_until <= ${SHOP_NOW} AND (lease.due_at <= ${SHOP_NOW} OR :evenIfNotDue)`,
          parameters: { evenIfNotDue, leaseMs: LEASE_MS },
        },
      })
      .updateEntity(false)
      .returning(['name'])
      .execute();
    return this.statements.returned(result, ACQUIRED).length > 0;
  }

  /** Renews the lease during a long run. */
  async renew(name: string): Promise<void> {
    await this.leases
      .createQueryBuilder()
      .update()
      .set({ heldUntil: () => msFromNow('leaseMs') })
      .where({ name, holder: this.holder })
      .setParameter('leaseMs', LEASE_MS)
      .execute();
  }

  /** Releases the lease; the job is due again in `everyMs`. */
  async release(name: string, everyMs: number): Promise<void> {
    await this.leases
      .createQueryBuilder()
      .update()
      .set({ heldUntil: () => SHOP_NOW, dueAt: () => msFromNow('everyMs') })
      .where({ name, holder: this.holder })
      .setParameter('everyMs', everyMs)
      .execute();
  }

  private get leases() {
    return this.repositories.writeAlone(LeaseEntity);
  }
}
