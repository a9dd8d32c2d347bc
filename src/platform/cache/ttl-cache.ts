/** How much a cache holds. */
export interface CacheRoom<T> {
  readonly entries: number;
  /** In bytes, as `bytesOf` estimates them; without both only the entries count. */
  readonly bytes?: number;
  bytesOf?(value: T): number;
}

interface Entry<T> {
  readonly madeAt: number;
  readonly value: Promise<T>;
  bytes: number;
}

/** Caches values for a short time; the oldest is evicted first, and none stays once its time has passed. */
export class TtlCache<T> {
  private readonly entries = new Map<string, Entry<T>>();
  private bytes = 0;

  /** `ttlMs` returns the current TTL in ms. */
  constructor(
    private readonly ttlMs: () => number,
    private readonly room: CacheRoom<T>,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * Returns the cached value, or a new one that concurrent callers share. Errors, and values that
   * `keep` rejects, are not cached.
   */
  get(key: string, make: () => Promise<T>, keep: (value: T) => boolean): Promise<T> {
    const known = this.entries.get(key);
    if (known && !this.isOver(known)) return known.value;
    const entry: Entry<T> = { madeAt: this.now(), value: make(), bytes: 0 };
    this.delete(key);
    this.entries.set(key, entry);
    this.makeRoom();
    const isCurrent = () => this.entries.get(key) === entry;
    entry.value.then(
      (value) => {
        if (!isCurrent()) return;
        if (keep(value)) this.weigh(entry, value);
        else this.delete(key);
      },
      () => {
        if (isCurrent()) this.delete(key);
      },
    );
    return entry.value;
  }

  private weigh(entry: Entry<T>, value: T): void {
    entry.bytes = this.room.bytesOf?.(value) ?? 0;
    this.bytes += entry.bytes;
    this.makeRoom();
  }

  /** Removes all entries. Values that are still being made are not cached, because they may be stale. */
  clear(): void {
    this.entries.clear();
    this.bytes = 0;
  }

  /** How many values it holds, those included that are being made. */
  get size(): number {
    return this.entries.size;
  }

  private makeRoom(): void {
    const { entries, bytes = Infinity } = this.room;
    for (const [key, entry] of this.entries) {
      const isFull = this.entries.size > entries || this.bytes > bytes;
      if (!isFull && !this.isOver(entry)) return;
      this.delete(key);
    }
  }

  private isOver({ madeAt }: Entry<T>): boolean {
    return this.now() - madeAt >= this.ttlMs();
  }

  private delete(key: string): void {
    this.bytes -= this.entries.get(key)?.bytes ?? 0;
    this.entries.delete(key);
  }
}
