import { Injectable, Module } from '@nestjs/common';
import { Test, type TestingModule } from '@nestjs/testing';
import { ConfigModule } from '../../config/config.module.js';
import { loadEnv } from '../../config/env.js';
import { DomainEvents, domainEvent } from '../../kernel/domain-event.js';
import { UnitOfWork } from '../../kernel/unit-of-work.js';
import { eventually } from '../../../test/support/eventually.js';
import { silentLogger } from '../../../test/support/silent-logger.js';
import { freshDatabase } from '../../../test/support/worker-database.js';
import { Database } from '../database/database.js';
import { DatabaseModule } from '../database/database.module.js';
import { MetricsModule } from '../operations/metrics/metrics.module.js';
import { StoresModule } from '../operations/stores.module.js';
import { PurgeCompletedJobs } from './purge-completed-jobs.js';
import { JobHandler, type JobRun } from './job.js';
import { OnEvent } from './on-event.js';
import { OutboxModule } from './outbox.module.js';

const happened = domainEvent<{ what: string }>('test.happened');
const unheard = domainEvent<{ what: string }>('test.unheard');

/** Writes down what it is told; each behaviour of a real handler by its payload. */
@Injectable()
@OnEvent({ event: happened, job: 'test.note', queue: 'maintenance' })
class NoteJob extends JobHandler<{ what: string }> {
  readonly runs: { what: string; id: string; attempt: number }[] = [];
  failures = 0;

  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  async handle({ what }: { what: string }, run: JobRun): Promise<void> {
    this.runs.push({ what, id: run.id, attempt: run.attempt });
    if (this.failures-- > 0) throw new Error('not yet');
    await this.unitOfWork.run(async () => {
      await this.database.write('INSERT INTO note (text) VALUES ($1)', [what]);
      await run.done();
    });
  }
}

@Module({
  providers: [NoteJob],
  imports: [MetricsModule, StoresModule, DatabaseModule, OutboxModule],
})
class TestModule {}

describe('the outbox', () => {
  let nest: TestingModule;
  let database: Database;
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
      .setLogger(silentLogger)
      .compile();
    await nest.init();
    database = nest.get(Database);
    unitOfWork = nest.get(UnitOfWork);
    job = nest.get(NoteJob);
    await unitOfWork.run(() => database.write('CREATE TABLE note (text text)'));
  });

  beforeEach(async () => {
    job.runs.length = 0;
    job.failures = 0;
    await unitOfWork.run(() => database.write('TRUNCATE note, outbox'));
  });

  afterAll(async () => {
    await nest.close();
    await drop();
  });

  const publish = (what: string) =>
    unitOfWork.run(() => nest.get(DomainEvents).publish(happened, { what }));
  const notes = async () =>
    (await database.read<{ text: string }>('SELECT text FROM note')).map(({ text }) => text);
  const row = async () => (await database.read('SELECT * FROM outbox'))[0];

  it('does after the commit what was stored in the transaction', async () => {
    await publish('a');
    await eventually(async () => expect(await notes()).toEqual(['a']));
    await eventually(async () => expect((await row())?.done_at).toBeInstanceOf(Date));
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

  it('keeps what is wrong after eight tries, with its error', async () => {
    job.failures = 100;
    await publish('d');
    await eventually(async () => expect((await row())?.failed_at).toBeInstanceOf(Date));
    expect(job.runs).toHaveLength(8);
    expect((await row())?.last_error).toBe('Error: not yet');
  });

  it('hands over again what a dead process had leased', async () => {
    await unitOfWork.run(() =>
      database.write(
        `INSERT INTO outbox (id, job, queue, payload, created_at, due_at, leased_until, attempts)
         VALUES (gen_random_uuid(), 'test.note', 'maintenance', '{"what":"e"}', now(), now(),
                 now() + interval '300 ms', 1)`,
      ),
    );
    await eventually(async () => expect(await notes()).toEqual(['e']));
    expect(job.runs).toMatchObject([{ what: 'e', attempt: 2 }]);
  });

  it('gives up what took its process with it eight times, and says so', async () => {
    const died = (what: string, times: number) =>
      unitOfWork.run(() =>
        database.write(
          `INSERT INTO outbox (id, job, queue, payload, created_at, due_at, leased_until, attempts,
                               begun, lost)
           VALUES (gen_random_uuid(), 'test.note', 'maintenance', jsonb_build_object('what', $1::text),
                   now(), now(), now(), $2::integer, true, $2::integer - 1)`,
          [what, times],
        ),
      );
    await died('x', 8);
    await eventually(async () => expect((await row())?.failed_at).toBeInstanceOf(Date));
    expect(await row()).toMatchObject({
      last_error: 'The process ended while it worked at this, 8 times.',
      leased_until: null,
    });
    expect(job.runs).toEqual([]);
    await died('y', 7);
    await eventually(async () => expect(await notes()).toEqual(['y']));
  });

  it('forgets the lost tries of a job once one of them said how it ended', async () => {
    job.failures = 1;
    await unitOfWork.run(() =>
      database.write(
        `INSERT INTO outbox (id, job, queue, payload, created_at, due_at, leased_until, attempts,
                             begun, lost)
         VALUES (gen_random_uuid(), 'test.note', 'maintenance', '{"what":"z"}', now(), now(), now(),
                 5, true, 4)`,
      ),
    );
    await eventually(async () => expect(await notes()).toEqual(['z']));
    expect(await row()).toMatchObject({ attempts: 7, lost: 0 });
  });

  it('writes once what two runs of one job write', async () => {
    await publish('f');
    await eventually(async () => expect((await row())?.done_at).toBeInstanceOf(Date));
    const { id, payload } = (await row()) as { id: string; payload: { what: string } };
    const again = nest.get(NoteJob).handle(payload, {
      id,
      attempt: 2,
      hasOlderJob: async () => false,
      done: async () => {
        const count = await database.writeCount(
          'UPDATE outbox SET done_at = now() WHERE id = $1 AND done_at IS NULL',
          [id],
        );
        if (count === 0) throw new Error('done already');
      },
    });
    await expect(again).rejects.toThrow('done already');
    expect(await notes()).toEqual(['f']);
  });

  it('forgets what was done more than a week ago, and nothing else', async () => {
    await unitOfWork.run(() =>
      database.write(
        `INSERT INTO outbox (id, job, queue, payload, created_at, due_at, done_at, failed_at)
         SELECT gen_random_uuid(), 'test.note', 'maintenance', '{"what":"g"}', now() - age,
                now() - age, CASE WHEN done THEN now() - age END,
                CASE WHEN NOT done THEN now() - age END
           FROM (VALUES (interval '8 days', true), (interval '6 days', true),
                        (interval '8 days', false)) AS old (age, done)`,
      ),
    );
    await nest.get(PurgeCompletedJobs).forget();
    const left = await database.read(
      `SELECT done_at > now() - interval '7 days' AS young FROM outbox ORDER BY done_at`,
    );
    expect(left).toEqual([{ young: true }, { young: null }]);
  });

  it('refuses an event that nobody subscribes to', async () => {
    const publishing = unitOfWork.run(() => nest.get(DomainEvents).publish(unheard, { what: 'x' }));
    await expect(publishing).rejects.toThrow('nobody subscribes to the event test.unheard');
  });
});

describe('the job catalogue', () => {
  it('refuses two handlers of one name at start-up', async () => {
    @Injectable()
    @OnEvent({ event: happened, job: 'test.note', queue: 'mail' })
    class SecondNoteJob extends JobHandler<{ what: string }> {
      async handle(): Promise<void> {}
    }
    const fresh = await freshDatabase();
    const env = loadEnv({ DATABASE_URL: fresh.url });
    const nest = await Test.createTestingModule({
      imports: [ConfigModule.with(env), TestModule],
      providers: [SecondNoteJob],
    })
      .setLogger(silentLogger)
      .compile();
    await expect(nest.init()).rejects.toThrow('job test.note has two handlers');
    await nest.close();
    await fresh.drop();
  });
});
