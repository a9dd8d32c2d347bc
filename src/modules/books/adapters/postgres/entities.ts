import {
  BalanceCursorEntity,
  BalanceDifferenceEntity,
  BalanceSumEntity,
  BalanceTransactionEntity,
} from './balance.entity.js';
import { LedgerCoverageEntity, LedgerEntryEntity } from './ledger.entity.js';

/** The tables of the module. */
export const BOOKS_ENTITIES = [
  BalanceCursorEntity,
  BalanceDifferenceEntity,
  BalanceSumEntity,
  BalanceTransactionEntity,
  LedgerCoverageEntity,
  LedgerEntryEntity,
];
