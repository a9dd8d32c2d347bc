import { mayReadOld } from '../database/replica.js';
import type { CacheInvalidation } from '../invalidation/cache-invalidation.js';
import { TtlCache } from './ttl-cache.js';

/** Where changes may go unheard: an answer may show prices, and those are never older than a second. */
const KEEP_UNHEARD_MS = 800;

/**
 * Answers made from the catalog, as many as `size`: kept for `keepMs`, or until it changes. Who
 * reads the primary gets none that a replica gave.
 */
export class CatalogResponseCache<T> {
  private readonly cache: TtlCache<T>;

  constructor(invalidation: CacheInvalidation, keepMs: number, size: number) {
    const ttlMs = () => (invalidation.isHeard ? keepMs : KEEP_UNHEARD_MS);
    this.cache = new TtlCache(ttlMs, size);
    invalidation.onChange(() => this.cache.clear());
  }

  /** The kept answer, or a new one that all who ask meanwhile share; kept where `keep` agrees. */
  get(key: string, make: () => Promise<T>, keep: (value: T) => boolean = () => true): Promise<T> {
    return this.cache.get(`${mayReadOld() ? 'old' : 'new'} ${key}`, make, keep);
  }
}
