import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { type DayDifference, SalesCheck } from '../ports/sales-check.js';

/** Compares every day's sales with its orders, and counts the day anew where they differ. */
@Injectable()
export class VerifySalesRollup {
  constructor(
    private readonly check: SalesCheck,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** What was found, and is mended. */
  async execute(): Promise<readonly DayDifference[]> {
    const found: DayDifference[] = [];
    for (const day of await this.check.days(this.clock.now())) {
      const difference = await this.check.difference(day);
      if (!difference) continue;
      await this.unitOfWork.run(() => this.check.repair(day));
      found.push(difference);
    }
    return found;
  }
}
