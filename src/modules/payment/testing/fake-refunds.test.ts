import { FakeRefunds } from './fake-refunds.js';
import { refundsContract } from './refunds.contract.js';

describe('refunds in memory', () => {
  refundsContract(() => {
    const refunds = new FakeRefunds();
    return {
      refunds,
      fail: async (intentId) => refunds.become(intentId, 'failed'),
      inTransaction: (work) => work(),
    };
  });
});
