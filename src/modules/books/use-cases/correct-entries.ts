import { Injectable } from '@nestjs/common';
import { CURRENCY } from '../../../../common/contract/order.js';
import { entriesOf, missingAmounts, type Posting } from '../domain/ledger-entry.js';
import { LedgerEntries } from '../ports/ledger-entries.js';
import { LedgerCalendar } from './ledger-calendar.js';

/** When something happened. Before `openingUntil`, where that is given, it counts for its own day. */
export interface EventTime {
  readonly eventAt: Date;
  readonly openingUntil?: Date;
}

/** Adds to the entries of a source so that they come to what is wanted. */
@Injectable()
export class CorrectEntries {
  constructor(
    private readonly entries: LedgerEntries,
    private readonly calendar: LedgerCalendar,
  ) {}

  /**
   * Idempotent. Joins the caller's transaction, of which one of two at the same moment is rejected.
   */
  async execute(
    wanted: Omit<Posting, 'revision'>,
    { eventAt, openingUntil }: EventTime,
  ): Promise<void> {
    const entered = await this.entries.ofSource(wanted.source);
    const amounts = missingAmounts(entered, wanted.amounts);
    if (amounts.length === 0) return;
    const revision = (entered.at(-1)?.revision ?? 0) + 1;
    const daysOf = await this.calendar.prepare();
    const days = daysOf(eventAt, openingUntil);
    await this.entries.add(entriesOf({ ...wanted, amounts, revision }, days, CURRENCY));
  }
}
