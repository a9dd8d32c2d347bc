import { Global, Module } from '@nestjs/common';
import { Metrics } from './metrics.js';
import { PoolGauges } from './pool-gauges.js';

/** The metrics registry of a process. */
@Global()
@Module({ providers: [Metrics, PoolGauges], exports: [Metrics] })
export class MetricsModule {}
