/** How many products an import created and edited. */
export interface ImportCounts {
  readonly created: number;
  readonly edited: number;
}

/** Stores completed imports and lets one run at a time. Every call needs the caller's transaction. */
export abstract class ImportRepository {
  /**
   * Locks imports until the transaction ends.
   * @returns the result of an earlier import with this key: it must not run again.
   * @throws ImportRunning
   */
  abstract begin(key: string | undefined): Promise<ImportCounts | undefined>;

  /** Stores the result of the import with this key for a week. */
  abstract remember(key: string, counts: ImportCounts): Promise<void>;
}
