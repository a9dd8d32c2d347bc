/** What caches may be built from: all that is shown of products and categories. */
export type Invalidated = 'catalogue';

/** Tells every process of the shop that what its caches were built from has changed. */
export abstract class CacheInvalidation {
  /**
   * Whether this process hears now of all changes, be they made by another process. While it does
   * not, a cache has to grow old sooner.
   */
  abstract readonly isHeard: boolean;

  /** Call after the commit. Never fails: where nobody can be told, caches only grow old. */
  abstract announce(what: Invalidated): Promise<void>;

  /** Calls `listener` for each change, whoever announced it, and where some may have been missed. */
  abstract onChange(listener: (what: Invalidated) => void): void;
}
