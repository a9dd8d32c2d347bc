import { Global, Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { JobLease } from './job-lease.js';
import { RepeatedJobs } from './repeated-jobs.js';

/** Work that comes again and again. */
@Global()
@Module({
  imports: [ScheduleModule.forRoot()],
  providers: [JobLease, RepeatedJobs],
  exports: [RepeatedJobs],
})
export class QueueModule {}
