/** How many products an import created and edited. */
export interface ImportCounts {
  readonly created: number;
  readonly edited: number;
}

/** A completed import or change of many products: the key that names it, what it did, and the file as it came. */
export interface CompletedImport {
  readonly key: string;
  readonly counts: ImportCounts;
  /** Null for a change without a file. */
  readonly file: Buffer | null;
}

/**
 * Stores completed imports and lets one run at a time; changes of many products share their keys, and run beside
 * each other. All but `file` need the caller's transaction.
 */
export abstract class ImportRepository {
  /**
   * Locks imports until the transaction ends.
   * @returns the result of an earlier import with this key: it must not run again.
   * @throws ImportRunning
   */
  abstract begin(key: string | undefined): Promise<ImportCounts | undefined>;

  /**
   * Waits for a change under this key and keeps others under it waiting until the transaction ends.
   * @returns the result of an earlier one: it must not be made again.
   */
  abstract beginChange(key: string): Promise<ImportCounts | undefined>;

  /** Stores the import; those older than the setting are deleted. */
  abstract remember(completed: CompletedImport): Promise<void>;

  /** The file of an import; undefined for an unknown key, or where it is no longer stored. */
  abstract file(key: string): Promise<Buffer | undefined>;
}
