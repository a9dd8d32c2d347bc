import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/time.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { type DayDifference, SalesRollup } from '../ports/sales-rollup.js';

/** Compares every day's sales with its orders, and recounts a day that differs. */
@Injectable()
export class VerifySalesRollup {
  constructor(
    private readonly rollup: SalesRollup,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Returns the differences, which are repaired. */
  async execute(): Promise<readonly DayDifference[]> {
    const found: DayDifference[] = [];
    // In units of work, as a replica may not know yet that the zone has changed.
    const days = await this.unitOfWork.run(() => this.rollup.days(this.clock.now()));
    for (const day of days) {
      const difference = await this.unitOfWork.run(() => this.repaired(day));
      if (difference) found.push(difference);
    }
    return found;
  }

  private async repaired(day: string): Promise<DayDifference | undefined> {
    const difference = await this.rollup.difference(day);
    if (difference) await this.rollup.repair(day);
    return difference;
  }
}
