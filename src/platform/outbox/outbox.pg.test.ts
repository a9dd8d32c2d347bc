import { Injectable, Module } from '@nestjs/common';
import { Test, type TestingModule } from '@nestjs/testing';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ConfigModule } from '../../config/config.module.js';
import { loadEnv } from '../../config/env.js';
import { Clock } from '../../kernel/time.js';
import { DomainEvents, domainEvent } from '../../kernel/domain-event.js';
import { SettableClock } from '../../kernel/testing/fakes.js';
import { UnitOfWork } from '../../kernel/unit-of-work.js';
import { eventually } from '../../../test/support/eventually.js';
import { NOTE_TABLES, NoteEntity } from '../../../test/support/note.entity.js';
import { silentLogger } from '../../../test/support/silent-logger.js';
import { freshDatabase } from '../../../test/support/worker-database.js';
import { DatabaseModule } from '../database/database.module.js';
import { Repositories } from '../database/repositories.js';
import { MetricsModule } from '../operations/metrics/metrics.module.js';
import { DependencyChecksModule } from '../operations/dependency-checks.js';
import { PurgeCompletedJobs } from './purge-completed-jobs.js';
import { JobAlreadyDone, JobHandler, type JobRun, OnEvent } from './job.js';
import { OutboxModule } from './outbox.module.js';
import { OutboxRepository } from './outbox-repository.js';
import { OutboxEntity } from './outbox.entity.js';

const happened = domainEvent<{ what: string }>('test.happened');
const unheard = domainEvent<{ what: string }>('test.unheard');

/** Stores its payload in one transaction with the job's completion. */
@Injectable()
@OnEvent({ event: happened, job: 'test.note', queue: 'maintenance' })
class NoteJob extends JobHandler<{ what: string }> {
  readonly runs: { what: string; id: string; attempt: number }[] = [];
  failures = 0;

  constructor(
    private readonly repositories: Repositories,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  async handle({ what }: { what: string }, run: JobRun): Promise<void> {
    this.runs.push({ what, id: run.id, attempt: run.attempt });
    if (this.failures-- > 0) throw new Error('not yet');
    await this.unitOfWork.run(async () => {
      const note = { id: this.runs.length, noteText: what };
      await this.repositories.write(NoteEntity).insert(note);
      await run.done();
    });
  }
}

@Module({
  providers: [NoteJob],
  imports: [
    MetricsModule,
    DependencyChecksModule,
    DatabaseModule,
    OutboxModule,
    TypeOrmModule.forFeature([NoteEntity]),
  ],
})
class TestModule {}

describe('the outbox', () => {
  let nest: TestingModule;
  let database: DataSource;
  let unitOfWork: UnitOfWork;
  let job: NoteJob;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const fresh = await freshDatabase();
    drop = fresh.drop;
    const env = loadEnv({
      DATABASE_URL: fresh.url,
      OUTBOX_POLL_MS: '100',
      JOB_BACKOFF_FIRST_MS: '20',
      LOG_LEVEL: 'silent',
    });
    nest = await Test.createTestingModule({
      imports: [ConfigModule.with(env), TestModule],
    })
      // Leases and due times are the database's: a process whose clock is wrong works all the same.
      .overrideProvider(Clock)
      .useValue(new SettableClock(new Date('2001-01-01T00:00:00Z')))
      .setLogger(silentLogger)
      .compile();
    await nest.init();
    database = nest.get(DataSource);
    unitOfWork = nest.get(UnitOfWork);
    job = nest.get(NoteJob);
    await database.query(NOTE_TABLES);
  });

  beforeEach(async () => {
    job.runs.length = 0;
    job.failures = 0;
    await database.query('TRUNCATE note, outbox');
  });

  afterAll(async () => {
    await nest.close();
    await drop();
  });

  const publish = (what: string) =>
    unitOfWork.run(() => nest.get(DomainEvents).publish(happened, { what }));
  const notes = async () =>
    (await database.getRepository(NoteEntity).find()).map(({ noteText }) => noteText);
  const row = async () => (await database.getRepository(OutboxEntity).find())[0];

  it('does after the commit what was stored in the transaction', async () => {
    await publish('a');
    await eventually(async () => expect(await notes()).toEqual(['a']));
    await eventually(async () => expect((await row())?.doneAt).toBeInstanceOf(Date));
  });

  it('does nothing for a transaction that was rolled back', async () => {
    const failed = unitOfWork.run(async () => {
      await nest.get(DomainEvents).publish(happened, { what: 'never' });
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    await publish('b');
    await eventually(async () => expect(await notes()).toEqual(['b']));
    expect(job.runs.map(({ what }) => what)).toEqual(['b']);
  });

  it('tries again with the same id until it succeeds', async () => {
    job.failures = 3;
    await publish('c');
    await eventually(async () => expect(await notes()).toEqual(['c']));
    expect(job.runs.map(({ attempt }) => attempt)).toEqual([1, 2, 3, 4]);
    expect(new Set(job.runs.map(({ id }) => id)).size).toBe(1);
  });

  it('keeps a job as failed after eight attempts, with its error', async () => {
    job.failures = 100;
    await publish('d');
    await eventually(async () => expect((await row())?.failedAt).toBeInstanceOf(Date));
    expect(job.runs).toHaveLength(8);
    expect((await row())?.lastError).toBe('Error: not yet');
  });

  it('runs again what a dead process had leased', async () => {
    await database.query(
      `INSERT INTO outbox (id, job, queue, payload, created_at, due_at, leased_until, attempts)
         VALUES (gen_random_uuid(), 'test.note', 'maintenance', '{"what":"e"}', now(), now(),
                 now() + interval '300 ms', 1)`,
    );
    await eventually(async () => expect(await notes()).toEqual(['e']));
    expect(job.runs).toMatchObject([{ what: 'e', attempt: 2 }]);
  });

  it('gives up what took its process with it eight times, and says so', async () => {
    const died = (what: string, times: number) =>
      database.query(
        `INSERT INTO outbox (id, job, queue, payload, created_at, due_at, leased_until, attempts,
                               begun, lost)
           VALUES (gen_random_uuid(), 'test.note', 'maintenance', jsonb_build_object('what', $1::text),
                   now(), now(), now(), $2::integer, true, $2::integer - 1)`,
        [what, times],
      );
    await died('x', 8);
    await eventually(async () => expect((await row())?.failedAt).toBeInstanceOf(Date));
    expect(await row()).toMatchObject({
      lastError: 'The process ended while it worked at this, 8 times.',
      leasedUntil: null,
    });
    expect(job.runs).toEqual([]);
    await died('y', 7);
    await eventually(async () => expect(await notes()).toEqual(['y']));
  });

  it('resets the lost attempts of a job once one of them said how it ended', async () => {
    job.failures = 1;
    await database.query(
      `INSERT INTO outbox (id, job, queue, payload, created_at, due_at, leased_until, attempts,
                             begun, lost)
         VALUES (gen_random_uuid(), 'test.note', 'maintenance', '{"what":"z"}', now(), now(), now(),
                 5, true, 4)`,
    );
    await eventually(async () => expect(await notes()).toEqual(['z']));
    expect(await row()).toMatchObject({ attempts: 7, lost: 0 });
  });

  it('writes once what two runs of one job write', async () => {
    await publish('f');
    await eventually(async () => expect((await row())?.doneAt).toBeInstanceOf(Date));
    const { id } = (await row())!;
    const again = job.handle(
      { what: 'f' },
      {
        id,
        attempt: 2,
        done: () => nest.get(OutboxRepository).complete(id),
      },
    );
    await expect(again).rejects.toThrow(JobAlreadyDone);
    expect(await notes()).toEqual(['f']);
  });

  it('deletes jobs completed more than a week ago, and nothing else', async () => {
    await database.query(
      `INSERT INTO outbox (id, job, queue, payload, created_at, due_at, done_at, failed_at)
         SELECT gen_random_uuid(), 'test.note', 'maintenance', '{"what":"g"}', now() - age,
                now() - age, CASE WHEN done THEN now() - age END,
                CASE WHEN NOT done THEN now() - age END
           FROM (VALUES (interval '8 days', true), (interval '6 days', true),
                        (interval '8 days', false)) AS old (age, done)`,
    );
    await nest.get(PurgeCompletedJobs).purge();
    const left = await database.query(
      `SELECT done_at > now() - interval '7 days' AS young FROM outbox ORDER BY done_at`,
    );
    expect(left).toEqual([{ young: true }, { young: null }]);
  });

  it("writes the database's times, whatever the process takes the time to be", async () => {
    job.failures = 1;
    await publish('h');
    await eventually(async () => expect((await row())?.doneAt).toBeInstanceOf(Date));
    const [times] = await database.query(
      `SELECT now() - created_at < interval '1 min' AS created,
              due_at - created_at BETWEEN interval '20 ms' AND interval '1 min' AS retried,
              now() - done_at < interval '1 min' AS done, leased_until > now() AS leased
         FROM outbox`,
    );
    expect(times).toEqual({ created: true, retried: true, done: true, leased: true });
  });

  it('refuses an event that nobody subscribes to', async () => {
    const publishing = unitOfWork.run(() => nest.get(DomainEvents).publish(unheard, { what: 'x' }));
    await expect(publishing).rejects.toThrow('no handler subscribes to the event test.unheard');
  });
});
