import { FakeSessionStore } from './fakes.js';
import { sessionStoreContract } from './session-store.contract.js';

describe('sessions in memory', () => {
  sessionStoreContract(async () => ({
    store: new FakeSessionStore(),
    userId: 'ann',
    inTransaction: (work) => work(),
  }));
});
