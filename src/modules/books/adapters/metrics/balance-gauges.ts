import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Metrics } from '../../../../platform/operations/metrics/metrics.js';
import { BalanceRecords } from '../../ports/balance-records.js';

/** A gauge that rises while the balance at the card provider is not fetched. */
@Injectable()
export class BalanceGauges implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly records: BalanceRecords,
  ) {}

  onModuleInit(): void {
    this.metrics.gauges(
      {
        shop_balance_age_seconds:
          "Since the card provider's balance was last fetched and compared; 0 where it never was.",
      },
      async () => ({ shop_balance_age_seconds: (await this.records.ageSeconds()) ?? 0 }),
    );
  }
}
