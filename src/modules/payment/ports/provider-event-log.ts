/** What of a provider's event is kept: a hint which payment to look at. */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  readonly intentId: string | undefined;
}

/** Remembers the provider's events. */
export abstract class ProviderEventLog {
  /** False where the event was kept before. Joins the caller's transaction. */
  abstract keep(event: ProviderEvent): Promise<boolean>;
}
