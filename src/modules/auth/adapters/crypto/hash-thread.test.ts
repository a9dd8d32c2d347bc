import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { HashThread } from './hash-thread.js';

/** The nice value of each thread of this process, from Linux's /proc. */
const niceValues = () =>
  readdirSync('/proc/self/task').map((thread) => {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
    // The 19th field; the name, in brackets, may have spaces.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
  });

describe('a hashing thread', () => {
  const thread = new HashThread();
  afterAll(() => thread.stop());

  it('is replaced when it ended, while it was idle or busy', async () => {
    const hash = await thread.hash('secret');
    await thread.stop();
    const lost = thread.verify(hash, 'secret');
    await Promise.all([expect(lost).rejects.toThrow('cannot be hashed'), thread.stop()]);
    expect(await thread.verify(hash, 'secret')).toBe(true);
  });

  // Elsewhere a thread has no priority of its own.
  if (process.platform === 'linux') {
    it('has a lower priority than the others', async () => {
      await thread.hash('secret');
      expect(Math.max(...niceValues())).toBeGreaterThanOrEqual(5);
      expect(getPriority(process.pid)).toBe(Math.min(...niceValues()));
    });
  }
});
