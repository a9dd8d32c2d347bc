import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AnalyticsController } from './adapters/http/analytics.controller.js';
import { VerifySalesRollupJob } from './adapters/jobs/verify-sales-rollup.job.js';
import {
  CountHistoricalOrderJob,
  CountLossJob,
  CountPlacedOrderJob,
  CountStepJob,
} from './adapters/jobs/update-sales-rollup.jobs.js';
import { ANALYTICS_ENTITIES } from './adapters/postgres/entities.js';
import { PostgresSalesRollup } from './adapters/postgres/postgres-sales-rollup.js';
import { PostgresSalesQueries } from './adapters/postgres/postgres-sales-queries.js';
import { SalesQueries, SalesRollup } from './ports/sales-rollup.js';
import { RecountSales } from './use-cases/recount-sales.js';
import { VerifySalesRollup } from './use-cases/verify-sales-rollup.js';
import { UpdateSalesRollup } from './use-cases/update-sales-rollup.js';

/** The sales figures of the dashboard, updated with each order event. */
@Module({
  imports: [TypeOrmModule.forFeature(ANALYTICS_ENTITIES)],
  controllers: [AnalyticsController],
  providers: [
    { provide: SalesRollup, useClass: PostgresSalesRollup },
    { provide: SalesQueries, useClass: PostgresSalesQueries },
    RecountSales,
    VerifySalesRollup,
    VerifySalesRollupJob,
    UpdateSalesRollup,
    CountHistoricalOrderJob,
    CountLossJob,
    CountPlacedOrderJob,
    CountStepJob,
  ],
})
export class AnalyticsModule {}
