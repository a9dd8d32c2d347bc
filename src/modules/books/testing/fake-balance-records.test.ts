import { balanceRecordsContract } from './balance-records.contract.js';
import { FakeBalanceRecords } from './fake-balance-records.js';

describe('the fake records of the balance', () => {
  let records: FakeBalanceRecords;
  beforeEach(() => void (records = new FakeBalanceRecords()));

  balanceRecordsContract(() => ({
    records,
    plantIntent: async () => {
      records.known.add('pi_order');
      return 'pi_order';
    },
    inTransaction: (work) => work(),
  }));
});
