/** Keeps the answers of the last moments; as many at most as `size`, the oldest go first. */
export class TtlCache<T> {
  private readonly entries = new Map<string, { madeAt: number; value: Promise<T> }>();

  /** `ttlMs` answers how old in ms an answer may be at this moment. */
  constructor(
    private readonly ttlMs: () => number,
    private readonly size: number,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * The kept answer, or a new one that all who ask meanwhile share. What fails, or what `keep` refuses, is
   * not kept.
   */
  get(key: string, make: () => Promise<T>, keep: (value: T) => boolean): Promise<T> {
    const known = this.entries.get(key);
    if (known && this.now() - known.madeAt < this.ttlMs()) return known.value;
    const entry = { madeAt: this.now(), value: make() };
    this.entries.delete(key);
    this.entries.set(key, entry);
    if (this.entries.size > this.size) this.entries.delete(this.oldest());
    const forget = () => {
      if (this.entries.get(key) === entry) this.entries.delete(key);
    };
    entry.value.then((value) => keep(value) || forget(), forget);
    return entry.value;
  }

  /** Forgets all, also what is being made: it may have been begun from what is no longer so. */
  clear(): void {
    this.entries.clear();
  }

  private oldest(): string {
    const [key = ''] = this.entries.keys();
    return key;
  }
}
