import { BalanceCursorEntity } from './balance-cursor.entity.js';
import { BalanceDifferenceEntity } from './balance-difference.entity.js';
import { BalanceSumEntity } from './balance-sum.entity.js';
import { BalanceTransactionEntity } from './balance-transaction.entity.js';
import { LedgerCoverageEntity } from './ledger-coverage.entity.js';
import { LedgerEntryEntity } from './ledger-entry.entity.js';

/** The tables of the module. */
export const BOOKS_ENTITIES = [
  BalanceCursorEntity,
  BalanceDifferenceEntity,
  BalanceSumEntity,
  BalanceTransactionEntity,
  LedgerCoverageEntity,
  LedgerEntryEntity,
];
