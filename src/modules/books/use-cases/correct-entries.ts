import { Injectable } from '@nestjs/common';
import { OrderQueries } from '../../orders/index.js';
import {
  missingAmounts,
  type OrderDestination,
  type Posting,
  toDestination,
} from '../domain/ledger-entry.js';
import { LedgerEntries } from '../ports/ledger-entries.js';
import { type EventTime, PrepareEntries } from './prepare-entries.js';

/** Adds to the entries of a source so that they come to what is wanted. */
@Injectable()
export class CorrectEntries {
  constructor(
    private readonly entries: LedgerEntries,
    private readonly orders: OrderQueries,
    private readonly prepareEntries: PrepareEntries,
  ) {}

  /**
   * Idempotent. Joins the caller's transaction, of which one of two at the same moment is rejected.
   */
  async execute(wanted: Omit<Posting, 'revision' | 'destination'>, time: EventTime): Promise<void> {
    const entered = await this.entries.ofSource(wanted.source);
    const amounts = missingAmounts(entered, wanted.amounts);
    if (amounts.length === 0) return;
    const revision = (entered.at(-1)?.revision ?? 0) + 1;
    const destination = wanted.orderId === null ? null : await this.destinationOf(wanted.orderId);
    const context = await this.prepareEntries.execute();
    await this.entries.add(context.entriesOf({ ...wanted, amounts, revision, destination }, time));
  }

  /** As the sale was entered, because the address may have been erased since. */
  private async destinationOf(orderId: string): Promise<OrderDestination | null> {
    const [sale] = await this.entries.ofSource({ kind: 'order', id: orderId });
    if (sale && sale.country !== null) return sale;
    const order = await this.orders.find(orderId);
    return order ? toDestination(order.country, order.customerDetails.state) : null;
  }
}
