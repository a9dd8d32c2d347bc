import { FakeSubscriberRepository } from './fake-subscriber-repository.js';
import { subscriberRepositoryContract } from './subscriber-repository.contract.js';

describe('subscribers in memory', () => {
  subscriberRepositoryContract(async () => ({
    subscribers: new FakeSubscriberRepository(),
    inTransaction: (work) => work(),
  }));
});
