import { loadEnv } from '../../config/env.js';
import { SettableClock } from '../../kernel/testing/fakes.js';
import { describeRateStore } from './testing/rate-store-contract.js';
import { MemoryRateStore } from './throttle-store.js';

describe('MemoryRateStore', () => {
  const clock = new SettableClock();
  const stores: MemoryRateStore[] = [];
  afterAll(() => stores.forEach((store) => store.onApplicationShutdown()));

  describeRateStore(clock, (settings = {}) => {
    const store = new MemoryRateStore(clock, loadEnv(settings));
    stores.push(store);
    return store;
  });
});
