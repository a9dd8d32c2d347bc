import { Global, Module } from '@nestjs/common';
import { Failpoints } from './failpoints.js';
import { HealthController } from './health.controller.js';
import { Installation } from './installation.js';
import { Readiness } from './readiness.js';

/** What the operator asks of a process. */
@Global()
@Module({
  controllers: [HealthController],
  providers: [Failpoints, Installation, Readiness],
  exports: [Failpoints, Installation, Readiness],
})
export class OperationsModule {}
