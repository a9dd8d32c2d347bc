import { Injectable } from '@nestjs/common';
import { ShopTimeZone } from '../../../kernel/time.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { SalesRollup } from '../ports/sales-rollup.js';
import { VerifySalesRollup } from './verify-sales-rollup.js';

/** Moves the daily sales to the days of the shop's time zone, where that has changed. */
@Injectable()
export class RecountSales {
  constructor(
    private readonly rollup: SalesRollup,
    private readonly shop: ShopTimeZone,
    private readonly verify: VerifySalesRollup,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Returns the zone and how many days differed, undefined where there was nothing to do. A run that does not end
   * is continued by the next one.
   * @throws where Postgres does not know the zone; the sales stay as they are
   */
  async execute(): Promise<{ readonly timeZone: string; readonly days: number } | undefined> {
    const { timeZone } = await this.shop.current();
    const counted = await this.unitOfWork.run(() => this.rollup.zone());
    if (counted.timeZone !== timeZone) {
      await this.unitOfWork.run(() => this.rollup.moveTo(timeZone));
    } else if (counted.isCounted) {
      return undefined;
    }
    const differences = await this.verify.execute();
    await this.unitOfWork.run(() => this.rollup.confirm(timeZone));
    return { timeZone, days: differences.length };
  }
}
