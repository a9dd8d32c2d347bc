import { Global, Module } from '@nestjs/common';
import { DependencyChecksModule } from '../dependency-checks.js';
import { DiskGauge } from './disk-gauge.js';
import { DependencyGauge, PoolGauges, ReplicaGauge } from './gauges.js';
import { Metrics } from './metrics.js';

/** The metrics registry of a process. */
@Global()
@Module({
  imports: [DependencyChecksModule],
  providers: [Metrics, PoolGauges, ReplicaGauge, DependencyGauge, DiskGauge],
  exports: [Metrics],
})
export class MetricsModule {}
