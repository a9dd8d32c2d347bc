import { LocalInvalidation } from './local-invalidation.js';
import { describeCacheInvalidation } from './testing/cache-invalidation-contract.js';

describe('LocalInvalidation', () => {
  describeCacheInvalidation(async () => new LocalInvalidation(true));

  it('is not heard by all where there may be other processes', () => {
    expect(new LocalInvalidation(false).isConnected).toBe(false);
  });
});
