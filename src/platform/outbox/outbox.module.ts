import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Env } from '../../config/env.js';
import { DomainEvents } from '../../kernel/domain-event.js';
import { QueueModule } from '../queue/queue.module.js';
import { FailedJobs } from './failed-jobs.js';
import { OutboxEntity } from './outbox.entity.js';
import { PurgeCompletedJobs } from './purge-completed-jobs.js';
import { JobRegistry } from './job-registry.js';
import { JobDispatcher } from './job-dispatcher.js';
import { JobRunner } from './job-runner.js';
import { InProcessJobDispatcher } from './in-process-job-dispatcher.js';
import { Outbox } from './outbox.js';
import { OutboxRows } from './outbox-rows.js';
import { OutboxState } from './outbox-state.js';
import { QueueCheck } from './queue-check.js';
import { Relay } from './relay.js';
import { OutboxNotificationListener } from './outbox-notification-listener.js';
import { WorkerHeartbeats } from './worker-heartbeats.js';
import { WorkerEntity } from './worker.entity.js';

/** BullMQ is loaded only where there is a Redis for it. */
async function handsFor(env: Env, rows: OutboxRows, runner: JobRunner): Promise<JobDispatcher> {
  if (!env.REDIS_URL) return new InProcessJobDispatcher(runner);
  const { BullMqJobDispatcher } = await import('./bull/bull-mq-job-dispatcher.js');
  const { RedisLink } = await import('../redis/redis-link.js');
  return new BullMqJobDispatcher(rows, new RedisLink(env.REDIS_URL), env);
}

/** What must happen later: stored with its cause, done at least once. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([OutboxEntity, WorkerEntity]), DiscoveryModule, QueueModule],
  providers: [
    FailedJobs,
    PurgeCompletedJobs,
    JobRegistry,
    JobRunner,
    OutboxRows,
    OutboxState,
    QueueCheck,
    Relay,
    OutboxNotificationListener,
    WorkerHeartbeats,
    { provide: JobDispatcher, inject: [Env, OutboxRows, JobRunner], useFactory: handsFor },
    { provide: DomainEvents, useClass: Outbox },
  ],
  exports: [DomainEvents, FailedJobs, JobRunner, OutboxRows, OutboxState, WorkerHeartbeats],
})
export class OutboxModule {}
