import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Env } from '../../config/env.js';
import { DomainEvents } from '../../kernel/domain-event.js';
import { QueueModule } from '../queue/queue.module.js';
import { FailedJobs } from './failed-jobs.js';
import { ForgetDone } from './forget-done.js';
import { JobCatalogue } from './job-catalogue.js';
import { JobHands } from './job-hands.js';
import { JobRunner } from './job-runner.js';
import { LocalHands } from './local-hands.js';
import { Outbox } from './outbox.js';
import { OutboxRows } from './outbox-rows.js';
import { OutboxState } from './outbox-state.js';
import { QueueCheck } from './queue-check.js';
import { Relay } from './relay.js';
import { WakeListener } from './wake-listener.js';
import { WorkerSigns } from './worker-signs.js';

/** BullMQ is loaded only where there is a Redis for it. */
async function handsFor(env: Env, rows: OutboxRows, runner: JobRunner): Promise<JobHands> {
  if (!env.REDIS_URL) return new LocalHands(runner);
  const { BullHands } = await import('./bull/bull-hands.js');
  const { RedisLink } = await import('../redis/redis-link.js');
  return new BullHands(rows, new RedisLink(env.REDIS_URL), env);
}

/** What must happen later: stored with its cause, done at least once. */
@Global()
@Module({
  imports: [DiscoveryModule, QueueModule],
  providers: [
    FailedJobs,
    ForgetDone,
    JobCatalogue,
    JobRunner,
    OutboxRows,
    OutboxState,
    QueueCheck,
    Relay,
    WakeListener,
    WorkerSigns,
    { provide: JobHands, inject: [Env, OutboxRows, JobRunner], useFactory: handsFor },
    { provide: DomainEvents, useClass: Outbox },
  ],
  exports: [DomainEvents, FailedJobs, JobRunner, OutboxRows, OutboxState, WorkerSigns],
})
export class OutboxModule {}
