import { FakePersonStore } from './fakes.js';
import { personStoreContract } from './person-store.contract.js';

describe('people in memory', () => {
  personStoreContract(async () => ({
    store: new FakePersonStore(),
    inTransaction: (work) => work(),
  }));
});
