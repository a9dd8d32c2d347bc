import { Global, Module } from '@nestjs/common';
import { DatabaseCheck } from './database-check.js';
import { Failpoints } from './failpoints.js';
import { HealthController } from './health.controller.js';
import { Installation } from './installation.js';
import { JobsController } from './jobs.controller.js';
import { Readiness } from './readiness.js';
import { SeedMark } from './seed-mark.js';
import { StoresModule } from './stores.module.js';

/** What the operator asks of a process. */
@Global()
@Module({
  imports: [StoresModule],
  controllers: [HealthController, JobsController],
  providers: [DatabaseCheck, Failpoints, Installation, Readiness, SeedMark],
  exports: [Failpoints, Installation, Readiness, SeedMark],
})
export class OperationsModule {}
