import { leaseLock, type LeaseTools } from './refresh-lock';
import { FakeBrowser } from './testing/fake-browser';

/** Time that passes only by waiting: whoever waits is woken in order of its time. */
class FakeTime {
  private clock = 1_000;
  private readonly sleepers: { at: number; wake: () => void }[] = [];

  tools(owner: string): LeaseTools {
    return {
      now: () => this.clock,
      id: () => owner,
      wait: (ms) => new Promise((wake) => this.sleepers.push({ at: this.clock + ms, wake })),
    };
  }

  wait(ms: number): Promise<void> {
    return this.tools('').wait(ms);
  }

  async until(done: Promise<unknown>): Promise<void> {
    let over = false;
    void done.finally(() => (over = true));
    while (!over) {
      await new Promise(setImmediate);
      this.sleepers.sort((a, b) => a.at - b.at);
      const next = this.sleepers.shift();
      if (next) [this.clock] = [Math.max(this.clock, next.at), next.wake()];
    }
  }
}

describe('leaseLock', () => {
  it('lets one tab in at a time, though all come at once', async () => {
    const time = new FakeTime();
    const { storage } = new FakeBrowser();
    let inside = 0;
    let most = 0;
    const task = async () => {
      most = Math.max(most, ++inside);
      await time.wait(200);
      inside--;
    };
    const tabs = ['a', 'b', 'c'].map((owner) => leaseLock(storage, time.tools(owner)).run(task));
    await time.until(Promise.all(tabs));
    expect(most).toBe(1);
  });

  it('gives way after an error', async () => {
    const time = new FakeTime();
    const { storage, stored } = new FakeBrowser();
    const failing = leaseLock(storage, time.tools('a')).run(() => Promise.reject(new Error('no')));
    await time.until(failing.catch(() => undefined));
    await expect(failing).rejects.toThrow('no');
    expect(stored.size).toBe(0);
  });

  it('outlives a tab that was closed with the lease in hand', async () => {
    const time = new FakeTime();
    const { storage, stored } = new FakeBrowser();
    stored.set('session-refresh', 'closed 16000');
    const run = leaseLock(storage, time.tools('a')).run(() => Promise.resolve('mine'));
    await time.until(run);
    await expect(run).resolves.toBe('mine');
  });
});
