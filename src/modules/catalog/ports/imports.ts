/** How many products an import made and changed. */
export interface ImportCounts {
  readonly created: number;
  readonly edited: number;
}

/** Which imports are running and which are done. Every call needs the caller's transaction. */
export abstract class Imports {
  /**
   * Lets one import in at a time, until the transaction ends.
   * @returns what was done under this key already; then it must not be done again.
   * @throws ImportRunning
   */
  abstract begin(key: string | undefined): Promise<ImportCounts | undefined>;

  /** Remembers for a week what was done under a key. */
  abstract remember(key: string, counts: ImportCounts): Promise<void>;
}
