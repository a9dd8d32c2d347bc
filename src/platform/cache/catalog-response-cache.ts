import { mayReadStale } from '../database/replica.js';
import type { CacheInvalidation } from '../invalidation/cache-invalidation.js';
import { type CacheRoom, TtlCache } from './ttl-cache.js';

/** TTL while invalidations may be lost, in ms: responses show prices, which are at most a second old. */
const DISCONNECTED_TTL_MS = 800;

/**
 * Caches responses made from the catalog, for `keepMs` or until the catalog changes.
 * Entries read from the replica are never served to requests that read the primary.
 */
export class CatalogResponseCache<T> {
  private readonly cache: TtlCache<T>;

  constructor(invalidation: CacheInvalidation, keepMs: number, room: CacheRoom<T>) {
    const ttlMs = () => (invalidation.isConnected ? keepMs : DISCONNECTED_TTL_MS);
    this.cache = new TtlCache(ttlMs, room);
    invalidation.onChange(() => this.cache.clear());
  }

  /**
   * Returns the cached value, or a new one that concurrent callers share; it is cached if `keep`
   * returns true.
   */
  get(key: string, make: () => Promise<T>, keep: (value: T) => boolean = () => true): Promise<T> {
    return this.cache.get(`${mayReadStale() ? 'replica' : 'primary'} ${key}`, make, keep);
  }
}
