import { CacheInvalidation, type Invalidated } from './cache-invalidation.js';

/** Invalidates the caches of this process only. */
export class LocalInvalidation extends CacheInvalidation {
  private readonly listeners: ((what: Invalidated) => void)[] = [];

  /** `isAlone` is true where the shop has a single process. */
  constructor(isAlone: boolean) {
    super();
    this.isConnected = isAlone;
  }

  readonly isConnected: boolean;

  async announce(what: Invalidated): Promise<void> {
    for (const listener of this.listeners) listener(what);
  }

  onChange(listener: (what: Invalidated) => void): void {
    this.listeners.push(listener);
  }
}
