/** After that many consecutive failures the store is considered unavailable. */
const MOST_FAILURES = 3;

/** How the removals of a sweep ended. */
export class RemovalEnds {
  removed = 0;
  /** The last error. */
  failure: unknown;
  private failures = 0;

  get isStoreAway(): boolean {
    return this.failures >= MOST_FAILURES;
  }

  /** `ends` say whether an image was removed, in the order in which the removals began. */
  add(ends: readonly PromiseSettledResult<boolean>[]): void {
    for (const end of ends) {
      if (end.status === 'fulfilled') {
        this.failures = 0;
        if (end.value) this.removed++;
      } else {
        this.failure = end.reason;
        this.failures++;
      }
    }
  }
}
