import { Module } from '@nestjs/common';
import { AnalyticsController } from './adapters/http/analytics.controller.js';
import { CheckSalesJob } from './adapters/jobs/check-sales.job.js';
import {
  CountPastOrderJob,
  CountPlacedOrderJob,
  CountStepJob,
} from './adapters/jobs/count-order.jobs.js';
import { PostgresSalesCheck } from './adapters/postgres/postgres-sales-check.js';
import { PostgresSalesLedger } from './adapters/postgres/postgres-sales-ledger.js';
import { PostgresSalesQueries } from './adapters/postgres/postgres-sales-queries.js';
import { SalesCheck } from './ports/sales-check.js';
import { SalesLedger } from './ports/sales-ledger.js';
import { SalesQueries } from './ports/sales-queries.js';
import { CheckSales } from './use-cases/check-sales.js';
import { CountOrder } from './use-cases/count-order.js';

/** The figures of the dashboard, summed up as orders come and go. */
@Module({
  controllers: [AnalyticsController],
  providers: [
    { provide: SalesCheck, useClass: PostgresSalesCheck },
    { provide: SalesLedger, useClass: PostgresSalesLedger },
    { provide: SalesQueries, useClass: PostgresSalesQueries },
    CheckSales,
    CheckSalesJob,
    CountOrder,
    CountPastOrderJob,
    CountPlacedOrderJob,
    CountStepJob,
  ],
})
export class AnalyticsModule {}
