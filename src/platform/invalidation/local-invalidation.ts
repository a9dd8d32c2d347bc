import { CacheInvalidation, type Invalidated } from './cache-invalidation.js';

/** Tells this process alone. */
export class LocalInvalidation extends CacheInvalidation {
  private readonly listeners: ((what: Invalidated) => void)[] = [];

  /** `isAlone` says whether there is no other process of this shop. */
  constructor(isAlone: boolean) {
    super();
    this.isHeard = isAlone;
  }

  readonly isHeard: boolean;

  async announce(what: Invalidated): Promise<void> {
    for (const listener of this.listeners) listener(what);
  }

  onChange(listener: (what: Invalidated) => void): void {
    this.listeners.push(listener);
  }
}
