import { SystemClock } from '../../../kernel/time.js';
import { FakeLedgerEntries } from './fake-ledger-entries.js';
import { ledgerEntriesContract } from './ledger-entries.contract.js';

const entries = new FakeLedgerEntries(new SystemClock());

describe('the fake entries', () => {
  ledgerEntriesContract(() => ({ entries, inTransaction: (work) => work() }));
});
