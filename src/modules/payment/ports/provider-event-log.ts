/** The stored part of a provider's event: the payment that it is about. */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  readonly intentId: string | undefined;
}

/** The provider's events that require an action, each stored once. Writes join the caller's transaction. */
export abstract class ProviderEventLog {
  /**
   * Stores the event with what `alongside` writes at the same time; false, and nothing is written,
   * where it is stored already. The only write of its unit of work.
   */
  abstract add(event: ProviderEvent, alongside?: () => Promise<void>): Promise<boolean>;
  /**
   * Deletes up to `limit` events received before `time` for which no job is pending; returns how
   * many.
   */
  abstract deleteReceivedBefore(time: Date, limit: number): Promise<number>;
}
