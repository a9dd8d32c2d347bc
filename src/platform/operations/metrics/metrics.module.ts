import { Global, Module } from '@nestjs/common';
import { DependencyChecksModule } from '../dependency-checks.module.js';
import { DependencyGauge } from './dependency-gauge.js';
import { Metrics } from './metrics.js';
import { PoolGauges } from './pool-gauges.js';

/** The metrics registry of a process. */
@Global()
@Module({
  imports: [DependencyChecksModule],
  providers: [Metrics, PoolGauges, DependencyGauge],
  exports: [Metrics],
})
export class MetricsModule {}
