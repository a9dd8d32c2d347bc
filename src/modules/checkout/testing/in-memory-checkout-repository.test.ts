import { checkoutRepositoryContract } from './checkout-repository.contract.js';
import { InMemoryCheckoutRepository } from './in-memory-checkout-repository.js';

describe('checkouts in memory', () => {
  checkoutRepositoryContract(async () => ({
    checkouts: new InMemoryCheckoutRepository(),
    users: ['ada', 'bob'],
    inTransaction: (work) => work(),
  }));
});
