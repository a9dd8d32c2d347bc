/** Data that caches are built from; `catalogue` is what is shown of products and categories. */
export const INVALIDATED = [
  'catalogue',
  'settings',
  'content',
  'delivery',
  'taxes',
  'discounts',
] as const;

export type Invalidated = (typeof INVALIDATED)[number];

/** Publishes cache invalidations to all processes of the shop. */
export abstract class CacheInvalidation {
  /**
   * Whether this process currently receives the invalidations of all processes. While it does not,
   * caches use a shorter TTL.
   */
  abstract readonly isConnected: boolean;

  /** Call it after the commit. Never fails: caches that are not reached expire by their TTL. */
  abstract announce(what: Invalidated): Promise<void>;

  /** Calls `listener` for every invalidation, and after a gap in which some may have been missed. */
  abstract onChange(listener: (what: Invalidated) => void): void;
}
