import { type DynamicModule, Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Env } from '../../config/env.js';
import { DomainEvents } from '../../kernel/domain-event.js';
import { PersonalDataModule } from '../personal-data/personal-data.module.js';
import { ScheduledJobsModule } from '../scheduled-jobs/scheduled-jobs.js';
import { AccountEmails } from './account-emails.js';
import { JobData } from './job-data.js';
import { FailedJobs } from './failed-jobs.js';
import { OutboxEntity } from './outbox.entity.js';
import { PurgeCompletedJobs } from './purge-completed-jobs.js';
import { JobRegistry } from './job-registry.js';
import { JobDispatcher, QueueCheck } from './job-dispatcher.js';
import { JobRunner } from './job-runner.js';
import { JobsWithoutBroker } from './jobs-without-broker.js';
import { InProcessJobDispatcher } from './in-process-job-dispatcher.js';
import { Outbox } from './outbox.js';
import { OutboxRepository } from './outbox-repository.js';
import { OutboxState } from './outbox-state.js';
import { OutboxDispatcher } from './outbox-dispatcher.js';
import { OutboxNotificationListener } from './outbox-notification-listener.js';
import { UnsentEmails } from './unsent-emails.js';
import { WorkerEntity, WorkerHeartbeats } from './worker-heartbeats.js';

/**
 * The transactional outbox: jobs are stored with the change that causes them and run at least once.
 * Without Redis they run in this process.
 */
@Global()
@Module({
  imports: [
    TypeOrmModule.forFeature([OutboxEntity, WorkerEntity]),
    DiscoveryModule,
    PersonalDataModule,
    ScheduledJobsModule,
  ],
  providers: [
    AccountEmails,
    FailedJobs,
    JobData,
    PurgeCompletedJobs,
    JobRegistry,
    JobRunner,
    JobsWithoutBroker,
    OutboxRepository,
    OutboxState,
    QueueCheck,
    OutboxDispatcher,
    OutboxNotificationListener,
    UnsentEmails,
    WorkerHeartbeats,
    { provide: JobDispatcher, useClass: InProcessJobDispatcher },
    { provide: DomainEvents, useClass: Outbox },
  ],
  exports: [
    AccountEmails,
    DomainEvents,
    FailedJobs,
    JobRunner,
    JobsWithoutBroker,
    OutboxRepository,
    OutboxState,
    UnsentEmails,
    WorkerHeartbeats,
  ],
})
export class OutboxModule {
  /** With Redis the workers run the jobs. BullMQ is loaded and its queues created only then. */
  static async with({ REDIS_URL }: Env): Promise<DynamicModule> {
    if (!REDIS_URL) return { module: OutboxModule };
    const { BullMqModule } = await import('./bullmq/bull-mq.module.js');
    const { BullMqJobDispatcher } = await import('./bullmq/bull-mq-job-dispatcher.js');
    return {
      module: OutboxModule,
      imports: [BullMqModule],
      // A dynamic module's provider overrides the static one of the same token.
      providers: [{ provide: JobDispatcher, useExisting: BullMqJobDispatcher }],
    };
  }
}
