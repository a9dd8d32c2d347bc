import { silentLogger } from '../../../test/support/silent-logger.js';
import { Injectable, Module } from '@nestjs/common';
import { Test, type TestingModule } from '@nestjs/testing';
import { DataSource } from 'typeorm';
import { freshDatabase } from '../../../test/support/worker-database.js';
import { ConfigModule } from '../../config/config.module.js';
import { loadEnv } from '../../config/env.js';
import { DomainEvents, domainEvent } from '../../kernel/domain-event.js';
import { UnitOfWork } from '../../kernel/unit-of-work.js';
import { DatabaseModule } from '../database/database.module.js';
import { DependencyChecksModule } from '../operations/dependency-checks.js';
import { MetricsModule } from '../operations/metrics/metrics.module.js';
import { JobHandler, OnEvent } from './job.js';
import { JobDispatcher } from './job-dispatcher.js';
import { JobsWithoutBroker } from './jobs-without-broker.js';
import { OutboxModule } from './outbox.module.js';

const urgent = domainEvent<{ what: string }>('test.urgent');
const usual = domainEvent<{ what: string }>('test.usual');
const ran: string[] = [];

@Injectable()
@OnEvent({ event: urgent, job: 'test.urgent', queue: 'mail' })
class UrgentJob extends JobHandler<{ what: string }> {
  async handle({ what }: { what: string }): Promise<void> {
    ran.push(what);
    if (what === 'fails') throw new Error('not yet');
  }
}

@Injectable()
@OnEvent({ event: usual, job: 'test.usual', queue: 'mail' })
class UsualJob extends JobHandler<{ what: string }> {
  async handle({ what }: { what: string }): Promise<void> {
    ran.push(what);
  }
}

/** A broker that takes a job and never has it run. */
class SettableBroker extends JobDispatcher {
  readonly isImmediate = false;
  isUp = false;
  capacity(): number {
    return this.isUp ? 1 : 0;
  }
  async dispatch(): Promise<void> {}
  async ping(): Promise<void> {}
}

@Module({
  providers: [UrgentJob, UsualJob],
  imports: [MetricsModule, DependencyChecksModule, DatabaseModule, OutboxModule],
})
class TestModule {}

let nest: TestingModule;
let drop: () => Promise<void>;
const broker = new SettableBroker();

beforeAll(async () => {
  const fresh = await freshDatabase();
  drop = fresh.drop;
  const env = loadEnv({ DATABASE_URL: fresh.url, OUTBOX_POLL_MS: '60000', LOG_LEVEL: 'silent' });
  nest = await Test.createTestingModule({ imports: [ConfigModule.with(env), TestModule] })
    .overrideProvider(JobDispatcher)
    .useValue(broker)
    .setLogger(silentLogger)
    .compile();
  await nest.init();
});
beforeEach(async () => {
  broker.isUp = false;
  ran.length = 0;
  await nest.get(DataSource).query('TRUNCATE outbox');
});
afterAll(async () => {
  await nest?.close();
  await drop?.();
});

const publish = (event: typeof urgent, what: string) =>
  nest.get(UnitOfWork).run(() => nest.get(DomainEvents).publish(event, { what }));
const run = () => nest.get(JobsWithoutBroker).run(['test.urgent']);

it('runs the jobs of a name once while the broker is away, and leaves the others', async () => {
  await publish(urgent, 'alarm');
  await publish(usual, 'other');
  await run();
  await run();
  expect(ran).toEqual(['alarm']);
});

it('leaves all to the broker that is there', async () => {
  await publish(urgent, 'alarm');
  broker.isUp = true;
  await run();
  expect(ran).toEqual([]);
});

it('leaves one that another process has claimed, and tries one that failed when it is due', async () => {
  await publish(urgent, 'claimed');
  const db = nest.get(DataSource);
  await db.query(`UPDATE outbox SET leased_until = shop_now() + interval '1 minute'`);
  await publish(urgent, 'fails');
  await run();
  await run();
  expect(ran).toEqual(['fails']);
  await db.query('UPDATE outbox SET due_at = shop_now()');
  await run();
  expect(ran).toEqual(['fails', 'fails']);
});
