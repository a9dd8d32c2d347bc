import { openDatabase, type OpenDatabase } from '../../../../test/support/open-database.js';
import { MINUTE_MS } from '../../../kernel/time.js';
import { RecordedEvents, SettableClock } from '../../../kernel/testing/fakes.js';
import { TransactionLock } from '../../../platform/database/transaction-lock.js';
import { PaymentAttempts } from '../../payment/index.js';
import { AlarmEntity } from '../adapters/postgres/alarm.entity.js';
import { PostgresAlarmRepository } from '../adapters/postgres/postgres-alarm-repository.js';
import { ProcessReadings, ShopReadings } from '../ports/alarms.js';
import { ReportProblems } from './report-problems.js';
import { ReviewAlarms } from './review-alarms.js';

let database: OpenDatabase;

beforeAll(async () => {
  database = await openDatabase([AlarmEntity]);
});
beforeEach(() => database.dataSource.query('TRUNCATE alarm'));
afterAll(() => database?.close());

class KnownReadings extends ProcessReadings {
  freeShare = 0.5;
  areCardsUp = true;
  async disks() {
    return [{ folder: 'data', host: 'shop-1', freeShare: this.freeShare }] as const;
  }
  async dependencies() {
    return [{ name: 'cards', isUp: this.areCardsUp, problem: null }] as const;
  }
}

class KnownShop extends ShopReadings {
  failed = 0;
  async failedJobs() {
    return this.failed;
  }
  async backups() {
    return { schedule: null, ageSeconds: null, failure: null };
  }
}

/** Attempts of the last hour, and those of weeks before. */
class KnownAttempts extends PaymentAttempts {
  latest = { succeeded: 0, declined: 0 };
  readonly asked: unknown[] = [];
  async count(sample: unknown) {
    this.asked.push(sample);
    return this.asked.length % 2 === 1 ? this.latest : { succeeded: 900, declined: 100 };
  }
}

/** Processes of one shop, whose clock and events they share. */
function world() {
  const { repositories, statements, unitOfWork } = database;
  const alarms = new PostgresAlarmRepository(repositories, new TransactionLock(statements));
  const clock = new SettableClock();
  const events = new RecordedEvents();
  const shop = new KnownShop();
  const attempts = new KnownAttempts();
  const newProcess = () => {
    const readings = new KnownReadings();
    const reports = new ReportProblems(readings, alarms, unitOfWork, clock);
    const review = new ReviewAlarms(shop, attempts, reports, alarms, events, unitOfWork, clock);
    return { readings, reports, review };
  };
  const first = newProcess();
  return {
    ...first,
    alarms,
    clock,
    events,
    shop,
    attempts,
    newProcess,
    told: () =>
      events.published.map(({ payload }) => {
        const { alarm, event } = payload as { alarm: string; event: string };
        return `${alarm} ${event}`;
      }),
    /** Lets minutes pass, in each of which these processes look. */
    async pass(minutes: number, processes = [first]): Promise<void> {
      for (let minute = 0; minute < minutes; minute++) {
        clock.advance(MINUTE_MS);
        for (const { reports } of processes) await reports.execute();
        for (const { review } of processes) await review.execute();
      }
    },
  };
}

it('tells that a disk is full, once, and that it is not any more', async () => {
  const { readings, alarms, told, pass, clock, events } = world();
  readings.freeShare = 0.05;
  const since = new Date(clock.now().getTime() + MINUTE_MS);
  await pass(30);
  expect(told()).toEqual(['disk_data began']);
  expect(await alarms.all()).toMatchObject([
    { name: 'disk_data', detail: '5% of the disk of shop-1 is free.', since, emails: 1 },
  ]);
  readings.freeShare = 0.5;
  const until = clock.now();
  await pass(30);
  expect(told()).toEqual(['disk_data began', 'disk_data ended']);
  expect(events.published[1]?.payload).toEqual({
    alarm: 'disk_data',
    event: 'ended',
    since: since.toISOString(),
    until: until.toISOString(),
  });
});

it('tells each of several problems', async () => {
  const { readings, shop, told, pass } = world();
  readings.areCardsUp = false;
  shop.failed = 2;
  await pass(10);
  expect(told().sort()).toEqual(['cards_down began', 'failed_jobs began']);
});

it('compares the latest attempts with those of weeks before, only where they look high', async () => {
  const { attempts, told, pass, clock } = world();
  attempts.latest = { succeeded: 95, declined: 5 };
  await pass(1);
  await pass(1);
  expect(attempts.asked).toHaveLength(2);
  attempts.asked.length = 0;
  attempts.latest = { succeeded: 60, declined: 40 };
  await pass(10);
  expect(told()).toEqual(['decline_rate began']);
  const now = clock.now().getTime();
  const ago = (minutes: number) => new Date(now - minutes * MINUTE_MS);
  expect(attempts.asked.slice(-2)).toEqual([
    { after: ago(60), before: ago(0), most: 100 },
    { after: ago(35 * 24 * 60), before: ago(7 * 24 * 60), most: 1_000 },
  ]);
});

it('tells once what two processes see, at the same moment', async () => {
  const { newProcess, told, clock } = world();
  const both = [newProcess(), newProcess()];
  for (const { readings } of both) readings.areCardsUp = false;
  for (let minute = 0; minute < 10; minute++) {
    clock.advance(MINUTE_MS);
    await Promise.all(both.map(({ reports }) => reports.execute()));
    await Promise.all(both.map(({ review }) => review.execute()));
  }
  expect(told()).toEqual(['cards_down began']);
});

it('takes for full a disk that only one of two processes has', async () => {
  const { newProcess, told, pass } = world();
  const both = [newProcess(), newProcess()];
  both[1]!.readings.freeShare = 0.01;
  await pass(30, both);
  expect(told()).toEqual(['disk_data began']);
});

it('tells nothing twice where a process dies in the middle, and loses nothing', async () => {
  const { newProcess, readings, reports, review, events, told, clock, pass } = world();
  readings.areCardsUp = false;
  await pass(5);
  clock.advance(MINUTE_MS);
  await reports.execute();
  const publish = jest.spyOn(events, 'publish').mockRejectedValueOnce(new Error('died'));
  await expect(review.execute()).rejects.toThrow('died');
  expect(told()).toEqual([]);
  const restarted = newProcess();
  await restarted.review.execute();
  expect(told()).toEqual(['cards_down began']);
  await newProcess().review.execute();
  expect(publish).toHaveBeenCalledTimes(2);
});

it('leaves alarms of another release alone', async () => {
  await database.dataSource.query(
    `INSERT INTO alarm (name, detail, since, seen_at, began_at, emails)
     VALUES ('of_tomorrow', '', now(), now(), now(), 0)`,
  );
  const { alarms, pass, told } = world();
  await pass(30);
  expect([await alarms.all(), told()]).toEqual([[], []]);
});
