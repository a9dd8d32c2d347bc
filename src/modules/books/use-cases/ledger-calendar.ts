import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { dayIn } from '../../../kernel/day-in.js';
import type { LedgerDays } from '../domain/ledger-entry.js';
import { ShopTimeZone } from '../ports/shop-time-zone.js';

/** The days that new entries count for. */
@Injectable()
export class LedgerCalendar {
  constructor(
    private readonly timeZone: ShopTimeZone,
    private readonly clock: Clock,
  ) {}

  /** As `YYYY-MM-DD`. */
  async today(): Promise<string> {
    return dayIn(await this.timeZone.current(), this.clock.now());
  }

  /** Reads the time zone beforehand, so that what is returned needs no waiting. */
  async prepare(): Promise<(eventAt: Date, openingUntil?: Date) => LedgerDays> {
    const zone = await this.timeZone.current();
    return (eventAt, openingUntil) => {
      const recordedAt = this.clock.now();
      const eventDay = dayIn(zone, eventAt);
      const isOpening = openingUntil !== undefined && eventAt < openingUntil;
      const day = isOpening ? eventDay : dayIn(zone, recordedAt);
      return { day, eventDay, recordedAt, isOpening };
    };
  }
}
