import { Global, Module } from '@nestjs/common';
import { Failpoints } from './failpoints.js';
import { HealthController } from './health.controller.js';
import { Readiness } from './readiness.js';

/** What the operator asks of a process. */
@Global()
@Module({
  controllers: [HealthController],
  providers: [Failpoints, Readiness],
  exports: [Failpoints, Readiness],
})
export class OperationsModule {}
