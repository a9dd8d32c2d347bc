import { Global, Module } from '@nestjs/common';
import { Failpoints } from '../../kernel/failpoints.js';
import { DatabaseCheck, DependencyChecksModule } from './dependency-checks.js';
import { EnvFailpoints } from './env-failpoints.js';
import { HealthController } from './health.controller.js';
import { InFlightRequests } from './in-flight-requests.js';
import { InstallationModule } from './installation.module.js';
import { JobsController } from './jobs.controller.js';
import { Readiness } from './readiness.js';

/** Operational features of every process: health, metrics, jobs. */
@Global()
@Module({
  imports: [InstallationModule, DependencyChecksModule],
  controllers: [HealthController, JobsController],
  providers: [
    { provide: Failpoints, useClass: EnvFailpoints },
    DatabaseCheck,
    InFlightRequests,
    Readiness,
  ],
  exports: [Failpoints, InFlightRequests, Readiness],
})
export class OperationsModule {}
