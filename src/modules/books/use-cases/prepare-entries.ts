import { dayIn } from '../../../../common/format/zoned-time.js';
import { Injectable } from '@nestjs/common';
import { CURRENCY } from '../../../../common/contract/order.js';
import { toLedgerEntries, type LedgerEntry, type Posting } from '../domain/ledger-entry.js';
import { LedgerEntries, ShopLocation } from '../ports/ledger-entries.js';

/**
 * When something happened: as it is entered, where that is not given. Before `openingUntil`, where that is given, it
 * counts for its own day.
 */
export interface EventTime {
  readonly eventAt?: Date;
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
    private readonly entries: LedgerEntries,
    private readonly location: ShopLocation,
  ) {}

  /**
   * Reads what entries need beforehand, so that making them needs no waiting. No day is closed until the caller's
   * transaction ends.
   */
  async execute(): Promise<EntryContext> {
    const recordedAt = await this.entries.recordingTime();
    const { timeZone, country } = await this.location.current();
    return {
      country,
      entriesOf: (posting, { eventAt = recordedAt, openingUntil }) => {
        const eventDay = dayIn(timeZone, eventAt);
        const isOpening = openingUntil !== undefined && eventAt < openingUntil;
        const day = isOpening ? eventDay : dayIn(timeZone, recordedAt);
        return toLedgerEntries(posting, { day, eventDay, recordedAt, isOpening }, CURRENCY);
      },
    };
  }
}
