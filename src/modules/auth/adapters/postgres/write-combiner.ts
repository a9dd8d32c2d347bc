interface Batch {
  count: number;
  readonly written: Promise<void>;
}

/**
 * Runs one write of a key at a time. What is added meanwhile is written together by the next one,
 * so that a flood of writes to one row waits in memory and holds no connections.
 */
export class WriteCombiner {
  private readonly waiting = new Map<string, Batch>();
  private readonly newest = new Map<string, Promise<void>>();

  /** Resolves once it is written. Of what is written together, the first `write` is used. */
  async add(key: string, write: (count: number) => Promise<void>): Promise<void> {
    const batch = this.waiting.get(key) ?? this.open(key, write);
    batch.count += 1;
    await batch.written;
  }

  private open(key: string, write: (count: number) => Promise<void>): Batch {
    const before = this.newest.get(key);
    const run = async () => {
      await before?.catch(() => undefined);
      this.waiting.delete(key);
      try {
        await write(batch.count);
      } finally {
        if (this.newest.get(key) === batch.written) this.newest.delete(key);
      }
    };
    const batch: Batch = { count: 0, written: run() };
    this.waiting.set(key, batch);
    this.newest.set(key, batch.written);
    return batch;
  }
}
