import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { dayIn } from '../../../kernel/day-in.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { MissingEntries } from '../ports/missing-entries.js';
import { ShopLocation } from '../ports/shop-location.js';

/** Closes the days before today, so that they stay as they are whatever time zone the shop moves to. */
@Injectable()
export class ClosePastDays {
  constructor(
    private readonly missing: MissingEntries,
    private readonly location: ShopLocation,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  execute(): Promise<void> {
    return this.unitOfWork.run(async () => {
      const { timeZone } = await this.location.current();
      await this.missing.closePastDays(dayIn(timeZone, this.clock.now()));
    });
  }
}
