import { eventually } from '../../../../test/support/eventually.js';
import type { CacheInvalidation } from '../cache-invalidation.js';

/** The contract of every adapter. `open` returns one that is connected. */
export function describeCacheInvalidation(open: () => Promise<CacheInvalidation>): void {
  it('tells all who listen in its own process before it goes on', async () => {
    const invalidation = await open();
    const heard: string[] = [];
    invalidation.onChange((what) => heard.push(`one ${what}`));
    invalidation.onChange((what) => heard.push(`other ${what}`));
    await invalidation.announce('catalogue');
    expect(heard).toEqual(expect.arrayContaining(['one catalogue', 'other catalogue']));
  });

  it('tells of each change', async () => {
    const invalidation = await open();
    let heard = 0;
    invalidation.onChange(() => heard++);
    await invalidation.announce('catalogue');
    const before = heard;
    await invalidation.announce('catalogue');
    await eventually(() => expect(heard).toBeGreaterThan(before));
  });

  it('says that it hears of all changes', async () => {
    expect((await open()).isConnected).toBe(true);
  });
}
