import { type OpenDatabase, openDatabase } from '../../../test/support/open-database.js';
import { moveShopNow } from '../../../test/support/virtual-clock.js';
import { HOUR_MS } from '../../kernel/time.js';
import { UuidIds } from '../uuid-ids.js';
import { JobLease, LeaseEntity } from './job-lease.js';

describe('the lease of a scheduled job', () => {
  let database: OpenDatabase;
  let process: JobLease;
  let other: JobLease;

  beforeAll(async () => {
    database = await openDatabase([LeaseEntity]);
  });
  beforeEach(async () => {
    await database.dataSource.query('TRUNCATE lease');
    const ids = new UuidIds();
    process = new JobLease(database.repositories, database.statements, ids);
    other = new JobLease(database.repositories, database.statements, ids);
  });
  afterAll(() => database.close());

  const letTimePass = (column: 'held_until' | 'due_at') =>
    database.dataSource.query(`UPDATE lease SET ${column} = now()`);
  /** In seconds from the database's current time. */
  async function leftOf(column: 'held_until' | 'due_at'): Promise<number> {
    const [{ left }]: [{ left: number }] = await database.dataSource.query(
      `SELECT extract(epoch FROM ${column} - now())::float8 AS left FROM lease`,
    );
    return left;
  }

  it('is held by one process at a time, for ten seconds', async () => {
    expect(await process.acquire('test', false)).toBe(true);
    expect(await other.acquire('test', true)).toBe(false);
    const left = await leftOf('held_until');
    expect(left).toBeGreaterThan(5);
    expect(left).toBeLessThanOrEqual(10);
  });

  it('goes to another process when its holder has died', async () => {
    await process.acquire('test', false);
    await letTimePass('held_until');
    expect(await other.acquire('test', false)).toBe(true);
    await process.renew('test');
    await process.release('test', 1_000);
    expect(await process.acquire('test', true)).toBe(false);
  });

  it('stays with a holder that renews it', async () => {
    await process.acquire('test', false);
    await letTimePass('held_until');
    await process.renew('test');
    expect(await other.acquire('test', true)).toBe(false);
  });

  it('is by the time that tests can move', async () => {
    await process.acquire('test', false);
    await moveShopNow(database.dataSource, 10_000);
    expect(await other.acquire('test', false)).toBe(true);
    await moveShopNow(database.dataSource, 0);
  });

  it('cannot be acquired before the job is due again, except even if not due', async () => {
    await process.acquire('test', false);
    await process.release('test', HOUR_MS);
    expect(await other.acquire('test', false)).toBe(false);
    expect(await leftOf('due_at')).toBeGreaterThan(3_500);
    expect(await other.acquire('test', true)).toBe(true);
    await other.release('test', HOUR_MS);
    await letTimePass('due_at');
    expect(await process.acquire('test', false)).toBe(true);
  });

  it('tells in one statement which jobs need not be tried', async () => {
    expect(await other.waiting()).toEqual([]);
    await process.acquire('running', false);
    await process.acquire('not due', false);
    await process.release('not due', HOUR_MS);
    await process.acquire('due', false);
    await process.release('due', 0);
    expect((await other.waiting()).sort()).toEqual(['not due', 'running']);
    await letTimePass('held_until');
    expect(await other.waiting()).toEqual(['not due']);
  });
});
