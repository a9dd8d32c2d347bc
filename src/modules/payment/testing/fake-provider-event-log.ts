import { type ProviderEvent, ProviderEventLog } from '../ports/provider-event-log.js';

/** The provider's events in memory; no job is pending for any. */
export class FakeProviderEventLog extends ProviderEventLog {
  readonly kept = new Map<string, ProviderEvent & { readonly receivedAt: Date }>();

  constructor(private readonly now: () => Date) {
    super();
  }

  async add(event: ProviderEvent, alongside?: () => Promise<void>): Promise<boolean> {
    if (this.kept.has(event.id)) return false;
    await alongside?.();
    this.kept.set(event.id, { ...event, receivedAt: this.now() });
    return true;
  }

  async deleteReceivedBefore(time: Date, limit: number): Promise<number> {
    const old = [...this.kept.values()].filter(({ receivedAt }) => receivedAt < time);
    const deleted = old.slice(0, limit);
    for (const { id } of deleted) this.kept.delete(id);
    return deleted.length;
  }
}
