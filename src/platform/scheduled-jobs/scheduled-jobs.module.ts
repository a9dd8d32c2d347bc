import { Global, Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobLease } from './job-lease.js';
import { LeaseEntity } from './lease.entity.js';
import { ScheduledJobs } from './scheduled-jobs.js';

/** Periodic jobs, each run by one process at a time. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([LeaseEntity]), ScheduleModule.forRoot()],
  providers: [JobLease, ScheduledJobs],
  exports: [ScheduledJobs],
})
export class ScheduledJobsModule {}
