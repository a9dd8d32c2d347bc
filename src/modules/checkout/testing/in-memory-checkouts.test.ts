import { checkoutsContract } from './checkouts.contract.js';
import { InMemoryCheckouts } from './in-memory-checkouts.js';

describe('checkouts in memory', () => {
  checkoutsContract(async () => ({
    checkouts: new InMemoryCheckouts(),
    users: ['ada', 'bob'],
    inTransaction: (work) => work(),
  }));
});
