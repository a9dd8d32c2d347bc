/** Caches up to `size` values for a short time; the oldest is evicted first. */
export class TtlCache<T> {
  private readonly entries = new Map<string, { madeAt: number; value: Promise<T> }>();

  /** `ttlMs` returns the current TTL in ms. */
  constructor(
    private readonly ttlMs: () => number,
    private readonly size: number,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * Returns the cached value, or a new one that concurrent callers share. Errors, and values that
   * `keep` rejects, are not cached.
   */
  get(key: string, make: () => Promise<T>, keep: (value: T) => boolean): Promise<T> {
    const known = this.entries.get(key);
    if (known && this.now() - known.madeAt < this.ttlMs()) return known.value;
    const entry = { madeAt: this.now(), value: make() };
    this.entries.delete(key);
    this.entries.set(key, entry);
    if (this.entries.size > this.size) this.entries.delete(this.oldest());
    const evict = () => {
      if (this.entries.get(key) === entry) this.entries.delete(key);
    };
    entry.value.then((value) => keep(value) || evict(), evict);
    return entry.value;
  }

  /** Removes all entries. Values that are still being made are not cached, because they may be stale. */
  clear(): void {
    this.entries.clear();
  }

  private oldest(): string {
    const [key = ''] = this.entries.keys();
    return key;
  }
}
