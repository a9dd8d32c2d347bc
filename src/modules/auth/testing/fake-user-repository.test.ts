import { FakeUserRepository } from './fakes.js';
import { userRepositoryContract } from './user-repository.contract.js';

describe('users in memory', () => {
  userRepositoryContract(async () => ({
    store: new FakeUserRepository(),
    inTransaction: (work) => work(),
  }));
});
