import { FakeSubscribers } from './fake-subscribers.js';
import { subscribersContract } from './subscribers.contract.js';

describe('subscribers in memory', () => {
  subscribersContract(async () => ({
    subscribers: new FakeSubscribers(),
    inTransaction: (work) => work(),
  }));
});
