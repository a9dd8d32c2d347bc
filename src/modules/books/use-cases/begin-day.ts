import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { MissingEntries } from '../ports/missing-entries.js';
import { LedgerCalendar } from './ledger-calendar.js';

/** Closes the days before today, so that they stay as they are whatever time zone the shop moves to. */
@Injectable()
export class BeginDay {
  constructor(
    private readonly missing: MissingEntries,
    private readonly calendar: LedgerCalendar,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  execute(): Promise<void> {
    return this.unitOfWork.run(async () => this.missing.beginDay(await this.calendar.today()));
  }
}
