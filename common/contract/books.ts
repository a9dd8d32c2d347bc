/** What an entry of the books is about. */
export const LEDGER_KINDS = [
  'sale',
  'discount',
  'delivery',
  'tax',
  'refund',
  'fee',
  'dispute',
] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** What a refund gives back. */
export const REFUND_COMPONENTS = ['goods', 'delivery', 'tax'] as const;
export type RefundComponent = (typeof REFUND_COMPONENTS)[number];

/** What an entry records; `balance_transaction` is one of the card provider. */
export const LEDGER_SOURCES = ['order', 'refund', 'dispute', 'balance_transaction'] as const;
export type LedgerSourceKind = (typeof LEDGER_SOURCES)[number];

/** What moves the balance at the card provider; `other` are its corrections. */
export const BALANCE_KINDS = ['charge', 'refund', 'dispute', 'payout', 'fee', 'other'] as const;
export type BalanceKind = (typeof BALANCE_KINDS)[number];

/**
 * Where the records of the shop and of the card provider may differ; `other` is a movement that no record of
 * the shop explains, `currency` one in another currency than the shop's.
 */
export const DIFFERENCE_KINDS = ['charge', 'refund', 'dispute', 'other', 'currency'] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/** What a row of the turnover is of: a month, or all the days that were asked for. */
export const TURNOVER_PERIODS = ['month', 'all'] as const;
export type TurnoverPeriod = (typeof TURNOVER_PERIODS)[number];
