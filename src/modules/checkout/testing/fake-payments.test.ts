import { FakePayments } from './fake-payments.js';
import { paymentsContract } from './payments.contract.js';

describe('payments in memory', () => {
  paymentsContract(() => {
    const payments = new FakePayments();
    return {
      payments,
      pay: async (clientSecret) => payments.become(clientSecret.split('_secret')[0]!, 'succeeded'),
    };
  });
});
