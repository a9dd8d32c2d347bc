import { FakeReconciliation } from './fake-reconciliation.js';
import { reconciliationContract } from './reconciliation.contract.js';

describe('the memory of the reconciler, faked', () => {
  reconciliationContract(async () => ({
    reconciliation: new FakeReconciliation(),
    wait: () => undefined,
    inTransaction: (work) => work(),
  }));
});
