/** How far the provider's intents have been walked, kept over restarts. */
export abstract class ReconciliationCursor {
  /** The start of the last walk that was finished; undefined before the first. */
  abstract get(): Promise<Date | undefined>;
  /** Joins the caller's transaction. */
  abstract set(startedAt: Date): Promise<void>;
}
