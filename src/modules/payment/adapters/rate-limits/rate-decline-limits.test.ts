import { loadEnv } from '../../../../config/env.js';
import { SettableClock } from '../../../../kernel/testing/fakes.js';
import { MemoryRateStore } from '../../../../platform/http/throttle-store.js';
import { declineLimitsContract } from '../../testing/decline-limits.contract.js';
import { RateDeclineLimits } from './rate-decline-limits.js';

describe('declined cards, counted in memory', () => {
  const clock = new SettableClock();
  const stores: MemoryRateStore[] = [];
  afterAll(() => stores.forEach((store) => store.onApplicationShutdown()));
  const open = (settings = {}) => {
    const store = new MemoryRateStore(clock, loadEnv(settings));
    stores.push(store);
    return new RateDeclineLimits(store);
  };

  declineLimitsContract(clock, open);

  it('are not counted where limits are off', async () => {
    const limits = open({ RATE_LIMITS: 'off' });
    const ann = { userId: 'ann', origin: 'home' };
    for (let i = 0; i < 40; i++) await limits.countDecline(ann, 'card');
    await limits.check(ann);
  });
});
