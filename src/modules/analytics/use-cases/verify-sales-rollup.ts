import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
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
    for (const day of await this.rollup.days(this.clock.now())) {
      const difference = await this.rollup.difference(day);
      if (!difference) continue;
      await this.unitOfWork.run(() => this.rollup.repair(day));
      found.push(difference);
    }
    return found;
  }
}
