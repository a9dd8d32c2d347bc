import { Global, Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { JobLease } from './job-lease.js';
import { ScheduledJobs } from './scheduled-jobs.js';

/** Work that comes again and again. */
@Global()
@Module({
  imports: [ScheduleModule.forRoot()],
  providers: [JobLease, ScheduledJobs],
  exports: [ScheduledJobs],
})
export class QueueModule {}
