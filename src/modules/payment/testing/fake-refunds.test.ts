import { randomUUID } from 'node:crypto';
import { FakeRefunds } from './fake-refunds.js';
import { refundsContract } from './refunds.contract.js';

describe('refunds in memory', () => {
  refundsContract(() => {
    const refunds = new FakeRefunds();
    return {
      refunds,
      capture: async (cents) => {
        const intentId = `pi_${randomUUID()}`;
        refunds.captured.set(intentId, cents);
        return intentId;
      },
      fail: async (intentId) => refunds.become(intentId, 'failed'),
      returnUnnoticed: async (intentId) => {
        refunds.become(intentId, 'refunded');
        refunds.returned.add(intentId);
      },
      inTransaction: (work) => work(),
    };
  });
});
