/** What of a provider's event is kept: a hint which payment to look at. */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  readonly intentId: string | undefined;
}

/** Remembers the provider's events. */
export abstract class ProviderEventLog {
  /** False where the event was kept before. Joins the caller's transaction where one is open. */
  abstract keep(event: ProviderEvent): Promise<boolean>;
  /**
   * Forgets up to `limit` that were received before a time and that no job waits to act on; answers
   * how many. Joins the caller's transaction.
   */
  abstract forget(before: Date, limit: number): Promise<number>;
}
