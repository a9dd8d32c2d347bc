import type { KeyValue } from './session-store';

/** Lets one tab at a time run its task; the others wait. */
export interface RefreshLock {
  run<T>(task: () => Promise<T>): Promise<T>;
}

const NAME = 'session-refresh';
const LEASE_MS = 15_000;
// In ms; long enough for a write to reach the other tabs, which may run in other processes.
const SETTLE_MS = 150;

/** The Web Locks API, which exists on https and localhost only. */
export function webLock(locks: Pick<LockManager, 'request'>): RefreshLock {
  return {
    run: <T>(task: () => Promise<T>) => locks.request(NAME, task) as Promise<T>,
  };
}

/** Time and randomness, injected so that tests need not wait. */
export interface LeaseTools {
  now(): number;
  wait(ms: number): Promise<void>;
  id(): string;
}

/**
 * For plain HTTP, where the Web Locks API is missing: a lease in the shared storage. Two tabs may
 * write at the same moment, so each checks after a pause whether the lease is still its own. Should
 * two refresh all the same, the server's grace period for the previous token keeps both signed in.
 */
export function leaseLock(storage: KeyValue, tools: LeaseTools): RefreshLock {
  const owner = tools.id();

  async function acquire(): Promise<void> {
    for (;;) {
      if (!held(storage.getItem(NAME), tools.now())) {
        storage.setItem(NAME, `${owner} ${tools.now() + LEASE_MS}`);
        await tools.wait(SETTLE_MS);
        if (storage.getItem(NAME)?.startsWith(`${owner} `)) return;
      }
      await tools.wait(SETTLE_MS);
    }
  }

  function release(): void {
    if (storage.getItem(NAME)?.startsWith(`${owner} `)) storage.removeItem(NAME);
  }

  return {
    async run<T>(task: () => Promise<T>): Promise<T> {
      await acquire();
      try {
        return await task();
      } finally {
        release();
      }
    },
  };
}

function held(lease: string | null, now: number): boolean {
  return lease !== null && Number(lease.split(' ')[1]) > now;
}
