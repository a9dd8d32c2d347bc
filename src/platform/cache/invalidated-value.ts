import { mayReadStale } from '../database/replica.js';
import type { CacheInvalidation, Invalidated } from '../invalidation/cache-invalidation.js';
import { TtlCache } from './ttl-cache.js';

/** Every process is notified of a change; this only bounds what a lost notification costs, in ms. */
const CONNECTED_TTL_MS = 60_000;
/** The same while no notification reaches this process. */
const DISCONNECTED_TTL_MS = 800;

/** One for the replica's state and one for the primary's. */
const ROOM = { entries: 2 };

/** A value in the memory of the process, until what it is read from changes in any process. */
export class InvalidatedValue<Value> {
  private readonly cache: TtlCache<Value>;

  constructor(
    invalidation: CacheInvalidation,
    invalidated: Invalidated,
    private readonly load: () => Promise<Value>,
  ) {
    const ttlMs = () => (invalidation.isConnected ? CONNECTED_TTL_MS : DISCONNECTED_TTL_MS);
    this.cache = new TtlCache(ttlMs, ROOM);
    invalidation.onChange((what) => {
      if (what === invalidated) this.cache.clear();
    });
  }

  /** Loaded in the first call after a change only. Errors of loading are thrown and not cached. */
  current(): Promise<Value> {
    const key = mayReadStale() ? 'replica' : 'primary';
    return this.cache.get(key, this.load, () => true);
  }
}
