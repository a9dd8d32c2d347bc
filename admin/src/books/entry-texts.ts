import type { LedgerKind } from '../../../common/contract/books';
import type { LedgerEntry } from '../data/records';

const kinds: Readonly<Record<LedgerKind, string>> = {
  sale: 'Sale',
  discount: 'Discount',
  delivery: 'Delivery',
  tax: 'Tax',
  refund: 'Refund',
  fee: 'Fee',
  dispute: 'Dispute',
};

/** What an entry is, such as `Refund of tax (8.875%)`. */
export function kindText({ kind, component, taxRate }: LedgerEntry): string {
  const what = component ? `${kinds[kind]} of ${component}` : kinds[kind];
  return taxRate === null ? what : `${what} (${taxRate}%)`;
}

/** The day of an entry, with that of the event where it is another. */
export function dayText({ day, eventDay }: LedgerEntry): string {
  return day === eventDay ? day : `${day} (happened ${eventDay})`;
}
