import { newOrderSnapshot } from '../../orders/testing/order-fixtures.js';
import { InMemoryReturnRepository } from './in-memory-return-repository.js';
import { returnRepositoryContract } from './return-repository.contract.js';

describe('returns in memory', () => {
  returnRepositoryContract(async () => ({
    returns: new InMemoryReturnRepository(),
    order: newOrderSnapshot(1, 'ada'),
    inTransaction: (work) => work(),
  }));
});
