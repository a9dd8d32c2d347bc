import { LedgerCoverageEntity } from './ledger-coverage.entity.js';
import { LedgerEntryEntity } from './ledger-entry.entity.js';

/** The tables of the module. */
export const BOOKS_ENTITIES = [LedgerCoverageEntity, LedgerEntryEntity];
