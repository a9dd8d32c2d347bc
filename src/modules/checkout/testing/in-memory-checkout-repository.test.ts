import { SettableClock } from '../../../kernel/testing/fakes.js';
import { checkoutRepositoryContract } from './checkout-repository.contract.js';
import { InMemoryCheckoutRepository } from './in-memory-checkout-repository.js';

describe('checkouts in memory', () => {
  checkoutRepositoryContract(async () => {
    const clock = new SettableClock();
    return {
      checkouts: new InMemoryCheckoutRepository(clock),
      users: ['ada', 'bob'],
      inTransaction: (work) => work(),
      advance: async (ms) => clock.advance(ms),
    };
  });
});
