import { Injectable } from '@nestjs/common';
import { Ids } from '../../kernel/ids.js';
import { asDate } from '../database/decode.js';
import { columns, computed } from '../database/fields.js';
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
  private readonly clock = this.statements.prepare({
    select: { now: computed(SHOP_NOW, asDate) },
    build: (query) => query.from('(VALUES (true))', 'only'),
  });
  private readonly holder: string;

  constructor(
    private readonly repositories: Repositories,
    private readonly statements: Statements,
    ids: Ids,
  ) {
    this.holder = ids.next();
  }

  /** The time that all processes share. */
  async now(): Promise<Date> {
    return (await this.clock.exactlyOne({})).now;
  }

  /** Makes the job due in `inMs`, unless it is due earlier: a time that no process saw is made up for. */
  async plan(name: string, inMs: number): Promise<void> {
    await this.leases
      .createQueryBuilder('lease')
      .insert()
      .values({
        name,
        holder: this.holder,
        heldUntil: () => SHOP_NOW,
        dueAt: () => msFromNow('inMs'),
      })
      .orUpdate(['due_at'], ['name'], {
        overwriteCondition: { where: 'lease.due_at > EXCLUDED.due_at', parameters: { inMs } },
      })
      .updateEntity(false)
      .execute();
  }

  /** The names of the jobs that need not be tried: they run elsewhere, or are not due. */
  async waiting(): Promise<string[]> {
    const leases = await this.leases
      .createQueryBuilder('lease')
      .select('lease.name')
      .where(`lease.held_until > ${SHOP_NOW} OR lease.due_at > ${SHOP_NOW}`)
      .getMany();
    return leases.map(({ name }) => name);
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

  /** Releases the lease; the job is due again in `inMs`. */
  async release(name: string, inMs: number): Promise<void> {
    await this.leases
      .createQueryBuilder()
      .update()
      .set({ heldUntil: () => SHOP_NOW, dueAt: () => msFromNow('inMs') })
      .where({ name, holder: this.holder })
      .setParameter('inMs', inMs)
      .execute();
  }

  private get leases() {
    return this.repositories.writeAlone(LeaseEntity);
  }
}
