import { SchedulerRegistry } from '@nestjs/schedule';
import { DAY_MS } from '../../kernel/time.js';
import { type OpenDatabase, openDatabase } from '../../../test/support/open-database.js';
import { eventually as eventuallyAsIs } from '../../../test/support/eventually.js';
import { moveShopNow } from '../../../test/support/virtual-clock.js';
import { UuidIds } from '../uuid-ids.js';
import { JobLease, LeaseEntity } from './job-lease.js';
import { ScheduledJobs } from './scheduled-jobs.js';

const CHECK_EVERY_MS = 5_000;
const NIGHTLY = '0 3 * * *';
const FAR_FROM_NOW = '0 3 29 2 *';

describe('a job with a cron expression', () => {
  let database: OpenDatabase;
  const processes: ScheduledJobs[] = [];

  beforeAll(async () => {
    database = await openDatabase([LeaseEntity]);
    // The interval of the checks alone, so that no test waits for it.
    const others = ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask', 'Date'] as const;
    jest.useFakeTimers({ doNotFake: [...others, 'performance', 'hrtime'] });
  });
  beforeEach(() => database.dataSource.query('TRUNCATE lease'));
  afterEach(async () => {
    await stopAll();
    await moveShopNow(database.dataSource, 0);
  });
  afterAll(async () => {
    jest.useRealTimers();
    await database.close();
  });

  const eventually = <Result>(check: () => Result | Promise<Result>) =>
    eventuallyAsIs(() => {
      jest.advanceTimersByTime(CHECK_EVERY_MS);
      return check();
    });

  const stopAll = () => Promise.all(processes.splice(0).map((one) => one.onApplicationShutdown()));

  function startProcess(
    cron: string,
    run: (signal: AbortSignal) => Promise<void>,
    timeZone?: () => Promise<string>,
  ): void {
    const { repositories, statements } = database;
    const lease = new JobLease(repositories, statements, new UuidIds());
    const jobs = new ScheduledJobs(lease, new SchedulerRegistry());
    processes.push(jobs);
    jobs.start({ name: 'nightly', cron, run, ...(timeZone && { timeZone }) });
  }

  const dueIn = async (): Promise<number> => {
    const [row]: [{ ms: number }?] = await database.dataSource.query(
      'SELECT 1000 * extract(epoch FROM due_at - shop_now())::float8 AS ms FROM lease',
    );
    if (!row) throw new Error('not planned yet');
    return row.ms;
  };

  it('waits for its time where a shop begins, and runs then in one process', async () => {
    let runs = 0;
    const run = async () => void (runs += 1);
    startProcess(NIGHTLY, run);
    startProcess(NIGHTLY, run);
    const ms = await eventually(dueIn);
    expect(ms).toBeGreaterThan(0);
    expect(ms).toBeLessThanOrEqual(DAY_MS);
    expect(runs).toBe(0);

    await moveShopNow(database.dataSource, ms + 1_000);
    await eventually(async () => {
      expect(runs).toBe(1);
      expect(await dueIn()).toBeGreaterThan(DAY_MS - 60_000);
    });
  });

  it('is at the time of its zone, which may change between two runs', async () => {
    const clockAtDue = async (zone: string): Promise<string> => {
      const [row]: [{ clock: string }] = await database.dataSource.query(
        `SELECT to_char(due_at AT TIME ZONE $1, 'HH24:MI') AS clock FROM lease`,
        [zone],
      );
      return row.clock;
    };
    let zone = 'Pacific/Auckland';
    let runs = 0;
    startProcess(
      '0 6 * * *',
      async () => void (runs += 1),
      async () => zone,
    );
    const ms = await eventually(dueIn);
    expect(await clockAtDue(zone)).toBe('06:00');
    zone = 'America/New_York';
    await moveShopNow(database.dataSource, ms + 1_000);
    await eventually(async () => {
      expect(runs).toBe(1);
      expect(await clockAtDue(zone)).toBe('06:00');
    });
  });

  it('makes up for a time at which no process ran, and heeds an earlier schedule', async () => {
    let runs = 0;
    const run = async () => void (runs += 1);
    startProcess(FAR_FROM_NOW, run);
    expect(await eventually(dueIn)).toBeGreaterThan(2 * DAY_MS);
    await stopAll();
    startProcess(NIGHTLY, run);
    await eventually(async () => expect(await dueIn()).toBeLessThanOrEqual(DAY_MS));
    await stopAll();
    await moveShopNow(database.dataSource, 5 * DAY_MS);
    startProcess(NIGHTLY, run);
    await eventually(() => expect(runs).toBe(1));
  });

  it('runs at once in the next process where this one was stopped', async () => {
    const begun: string[] = [];
    startProcess(NIGHTLY, async (signal) => {
      begun.push('first');
      await new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(new Error('stopped'))),
      );
    });
    await moveShopNow(database.dataSource, (await eventually(dueIn)) + 1_000);
    await eventually(() => expect(begun).toEqual(['first']));
    await stopAll();
    startProcess(NIGHTLY, async () => void begun.push('second'));
    await eventually(() => expect(begun).toEqual(['first', 'second']));
  });

  describe('that fails', () => {
    interface Failing {
      readonly failures: number;
      readonly error: string | null;
      readonly seconds: number;
    }
    const state = async (): Promise<Failing> => {
      const [row]: [Failing] = await database.dataSource.query(
        `SELECT failures, last_error AS error, extract(epoch FROM due_at - shop_now())::float8 AS seconds FROM lease`,
      );
      return row;
    };
    let moved: number;
    const goOn = (seconds: number) =>
      moveShopNow(database.dataSource, (moved += seconds * 1_000 + 1_000));
    /** Waits for the next run to fail, and answers in how many seconds it is repeated. */
    const failedAgain = (times: number) =>
      eventually(async () => {
        const { failures, error, seconds } = await state();
        expect([failures, error]).toEqual([times, 'Error: … is wrong']);
        return seconds;
      });

    it('is repeated after a minute, two and so on, counts its failures, and ends that by a success', async () => {
      let isWrong = true;
      startProcess(NIGHTLY, async () => {
        if (isWrong) throw new Error('ada@example.com is wrong');
      });
      moved = 0;
      await goOn((await eventually(dueIn)) / 1_000);
      for (const [times, seconds] of [
        [1, 60],
        [2, 120],
        [3, 240],
      ] as const) {
        const next = await failedAgain(times);
        expect(next).toBeGreaterThan(seconds - 10);
        expect(next).toBeLessThanOrEqual(seconds);
        const [process] = processes;
        expect(await process?.failures()).toEqual(new Map([['nightly', times]]));
        await goOn(next);
      }
      isWrong = false;
      await eventually(async () => {
        await goOn(500);
        expect(await state()).toMatchObject({ failures: 0, error: null });
      });
    });
  });
});
