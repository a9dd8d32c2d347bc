import { Injectable } from '@nestjs/common';
import { CURRENCY } from '../../../../common/contract/order.js';
import { Clock } from '../../../kernel/clock.js';
import { dayIn } from '../../../kernel/day-in.js';
import { toLedgerEntries, type LedgerEntry, type Posting } from '../domain/ledger-entry.js';
import { ShopLocation } from '../ports/shop-location.js';

/** When something happened. Before `openingUntil`, where that is given, it counts for its own day. */
export interface EventTime {
  readonly eventAt: Date;
  readonly openingUntil?: Date | undefined;
}

/** What entries need of the shop, as it was read beforehand. */
export interface EntryContext {
  /** Of the shop, two letters of ISO 3166-1. */
  readonly country: string;
  readonly entriesOf: (posting: Posting, time: EventTime) => LedgerEntry[];
}

/** Gives entries the day for which they count. */
@Injectable()
export class PrepareEntries {
  constructor(
    private readonly location: ShopLocation,
    private readonly clock: Clock,
  ) {}

  /** Reads what entries need beforehand, so that making them needs no waiting. */
  async execute(): Promise<EntryContext> {
    const { timeZone, country } = await this.location.current();
    return {
      country,
      entriesOf: (posting, { eventAt, openingUntil }) => {
        const recordedAt = this.clock.now();
        const eventDay = dayIn(timeZone, eventAt);
        const isOpening = openingUntil !== undefined && eventAt < openingUntil;
        const day = isOpening ? eventDay : dayIn(timeZone, recordedAt);
        return toLedgerEntries(posting, { day, eventDay, recordedAt, isOpening }, CURRENCY);
      },
    };
  }
}
