import { Global, Module } from '@nestjs/common';
import { Failpoints } from './failpoints.js';
import { HealthController } from './health.controller.js';
import { Installation } from './installation.js';
import { JobsController } from './jobs.controller.js';
import { Readiness } from './readiness.js';
import { SeedMark } from './seed-mark.js';

/** What the operator asks of a process. */
@Global()
@Module({
  controllers: [HealthController, JobsController],
  providers: [Failpoints, Installation, Readiness, SeedMark],
  exports: [Failpoints, Installation, Readiness, SeedMark],
})
export class OperationsModule {}
