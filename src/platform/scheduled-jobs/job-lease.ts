import { Injectable } from '@nestjs/common';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Ids } from '../../kernel/ids.js';
import { asDate } from '../database/decode.js';
import { columns, computed } from '../database/fields.js';
import { Repositories } from '../database/repositories.js';
import { msFromNow, SHOP_NOW } from '../database/shop-now.js';
import { Statements } from '../database/statements.js';

/** Which process runs a scheduled job, and when it is due again. */
@Entity('lease')
export class LeaseEntity {
  @PrimaryColumn('text')
  name!: string;

  @Column('uuid')
  holder!: string;

  @Column('timestamptz')
  heldUntil!: Date;

  @Column('timestamptz')
  dueAt!: Date;

  @Column('int', { default: 0, comment: 'runs that failed, since the last one that did not' })
  failures!: number;

  /** Of the last run, where it failed. */
  @Column('text', { nullable: true })
  lastError!: string | null;
}

/** How long a dead process blocks a scheduled job, in ms. */
export const LEASE_MS = 10_000;

/** The delay after the first failed run, in ms; each later one is twice as long, up to an hour. */
const RETRY_MS = 60_000;
/** A run that failed is repeated before its next time, so that a lasting problem is soon known as one. */
const RETRY_DELAY = `LEAST(:inMs, ${RETRY_MS} * power(2, LEAST(failures, 6))) * interval '1 millisecond'`;

const ACQUIRED = columns(LeaseEntity, 'lease', ['name']);
const FAILURES = columns(LeaseEntity, 'lease', ['failures']);

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

  /** Releases the lease after a run that did its work, or nothing; the job is due again in `inMs`. */
  async release(name: string, inMs: number): Promise<void> {
    await this.leases
      .createQueryBuilder()
      .update()
      .set({
        heldUntil: () => SHOP_NOW,
        dueAt: () => msFromNow('inMs'),
        failures: 0,
        lastError: null,
      })
      .where({ name, holder: this.holder })
      .setParameter('inMs', inMs)
      .execute();
  }

  /** Releases the lease of a run that the end of its process has cut: the job is due at once. */
  async releaseInterrupted(name: string): Promise<void> {
    await this.leases.update(
      { name, holder: this.holder },
      { heldUntil: () => SHOP_NOW, dueAt: () => SHOP_NOW },
    );
  }

  /**
   * Releases the lease after a run that failed; the job is due again in a minute, or later the more often it
   * failed, at the latest in `inMs`. Returns how many runs failed in a row.
   */
  async releaseFailed(name: string, inMs: number, lastError: string): Promise<number | undefined> {
    const result = await this.leases
      .createQueryBuilder()
      .update()
      .set({
        heldUntil: () => SHOP_NOW,
        dueAt: () => `${SHOP_NOW} + ${RETRY_DELAY}`,
        failures: () => 'failures + 1',
        lastError,
      })
      .where({ name, holder: this.holder })
      .setParameter('inMs', inMs)
      .returning(['failures'])
      .execute();
    return this.statements.returned(result, FAILURES)[0]?.failures;
  }

  /** Of each job that ever ran, how many runs failed in a row. */
  async failures(): Promise<ReadonlyMap<string, number>> {
    const leases = await this.leases.find({ select: { name: true, failures: true } });
    return new Map(leases.map(({ name, failures }) => [name, failures]));
  }

  private get leases() {
    return this.repositories.writeAlone(LeaseEntity);
  }
}
