/** The stored part of a provider's event: the payment that it is about. */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  readonly intentId: string | undefined;
}

/** The provider's events that require an action, each stored once. Joins the caller's transaction. */
export abstract class ProviderEventLog {
  /** False where the event is stored already. */
  abstract add(event: ProviderEvent): Promise<boolean>;
  /**
   * Deletes up to `limit` events received before `time` for which no job is pending; returns how
   * many.
   */
  abstract deleteReceivedBefore(time: Date, limit: number): Promise<number>;
}
