import type { CsvCell } from '../../../../platform/csv/csv.js';
import type { ListedEntry } from '../../ports/book-queries.js';
import { LedgerEntryView } from './books.dto.js';

/** Money in dollars, below zero where the shop gives or pays it; tax rates in percent. */
export const LEDGER_CSV_COLUMNS = [
  'day',
  'eventDay',
  'recordedAt',
  'kind',
  'component',
  'taxRate',
  'amount',
  'currency',
  'order',
  'source',
  'reference',
  'transactionId',
  'country',
  'state',
] as const;

export function ledgerCells(entry: ListedEntry): CsvCell[] {
  const view = LedgerEntryView.of(entry);
  return [
    view.day,
    view.eventDay,
    view.recordedAt,
    view.kind,
    view.component,
    view.taxRate,
    // A number, because the guard against formulas makes a text of what begins with a minus.
    view.amount,
    view.currency,
    view.orderNumber,
    view.source,
    view.reference,
    view.transactionId,
    view.country,
    view.state,
  ];
}
