import { FakeUserRepository } from './fakes.js';
import { userRepositoryContract } from './user-repository.contract.js';

describe('people in memory', () => {
  userRepositoryContract(async () => ({
    store: new FakeUserRepository(),
    inTransaction: (work) => work(),
  }));
});
