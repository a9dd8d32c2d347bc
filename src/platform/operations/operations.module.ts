import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Failpoints } from '../../kernel/failpoints.js';
import { DatabaseCheck } from './database-check.js';
import { EnvFailpoints } from './env-failpoints.js';
import { HealthController } from './health.controller.js';
import { InFlightRequests } from './in-flight-requests.js';
import { InstallationId } from './installation-id.js';
import { InstallationEntity } from './installation.entity.js';
import { JobsController } from './jobs.controller.js';
import { Readiness } from './readiness.js';
import { SeedMarker } from './seed-marker.js';
import { DependencyChecksModule } from './dependency-checks.module.js';

/** Operational features of every process: health, metrics, installation. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([InstallationEntity]), DependencyChecksModule],
  controllers: [HealthController, JobsController],
  providers: [
    { provide: Failpoints, useClass: EnvFailpoints },
    DatabaseCheck,
    InFlightRequests,
    InstallationId,
    Readiness,
    SeedMarker,
  ],
  exports: [Failpoints, InFlightRequests, InstallationId, Readiness, SeedMarker],
})
export class OperationsModule {}
