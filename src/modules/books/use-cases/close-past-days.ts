import { dayIn } from '../../../../common/format/zoned-time.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/time.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { MissingEntries, ShopLocation } from '../ports/ledger-entries.js';

/** Closes the days before today, so that they stay as they are whatever time zone the shop moves to. */
@Injectable()
export class ClosePastDays {
  constructor(
    private readonly missing: MissingEntries,
    private readonly location: ShopLocation,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Leaves them open where a transaction that may enter one is not over: the next run closes them. */
  async execute(): Promise<void> {
    if ((await this.missing.lastDay()) >= (await this.dayAt(this.clock.now()))) return;
    await this.unitOfWork.run(async () => {
      const at = await this.missing.closingTime();
      if (!at) return;
      await this.missing.closePastDays(await this.dayAt(at), at);
    });
  }

  private async dayAt(time: Date): Promise<string> {
    const { timeZone } = await this.location.current();
    return dayIn(timeZone, time);
  }
}
