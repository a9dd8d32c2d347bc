import type { Clock } from '../../../kernel/time.js';
import type { Checkout, CheckoutStatus } from '../domain/checkout.js';
import type { CustomerDetails } from '../domain/customer-details.js';
import { CheckoutRepository } from '../ports/checkout-repository.js';

/** Checkouts in memory; locks do nothing: there is no concurrency. */
export class InMemoryCheckoutRepository extends CheckoutRepository {
  readonly rows = new Map<string, Checkout>();
  readonly closedAt = new Map<string, Date>();

  constructor(private readonly clock: Clock) {
    super();
  }

  async lockUser(): Promise<Date> {
    return this.clock.now();
  }

  async lockOpen(userId: string): Promise<Checkout | undefined> {
    return [...this.rows.values()].find((row) => row.userId === userId && row.status === 'open');
  }

  async lock(id: string): Promise<Checkout | undefined> {
    return this.rows.get(id);
  }

  async add(checkout: Checkout): Promise<void> {
    this.rows.set(checkout.id, checkout);
  }

  async renew(id: string, heldUntil: Date, details: CustomerDetails | null): Promise<void> {
    this.change(id, { heldUntil, ...(details && { customerDetails: details }) });
  }

  async setIntent({ id, version }: Checkout, intentId: string): Promise<boolean> {
    const row = this.rows.get(id)!;
    const isCurrent = row.status === 'open' && row.version === version;
    if (!isCurrent || (row.intentId ?? intentId) !== intentId) return false;
    this.change(id, { intentId });
    return true;
  }

  async dropIntent({ id, version }: Checkout): Promise<void> {
    const row = this.rows.get(id)!;
    if (row.status !== 'open' || row.version !== version) return;
    this.change(id, { intentId: null, version: version + 1 });
  }

  async close(
    id: string,
    status: Exclude<CheckoutStatus, 'open'>,
    intentId: string | null,
  ): Promise<void> {
    this.closedAt.set(id, this.clock.now());
    this.change(id, { status, intentId: intentId ?? this.rows.get(id)!.intentId });
  }

  async nextExpired(after: string | null): Promise<Checkout | undefined> {
    const now = this.clock.now();
    return [...this.rows.values()]
      .filter((row) => row.status === 'open' && row.heldUntil <= now && row.id > (after ?? ''))
      .sort((one, other) => (one.id < other.id ? -1 : 1))[0];
  }

  async purgeDetails(before: Date, limit: number): Promise<number> {
    const old = [...this.rows.values()].filter(
      ({ status, heldUntil, customerDetails }) =>
        ['released', 'refunded'].includes(status) && heldUntil < before && customerDetails,
    );
    for (const { id } of old.slice(0, limit))
      this.change(id, { customerDetails: null, origin: null, network: null });
    return Math.min(old.length, limit);
  }

  async settledIntents(intentIds: readonly string[]): Promise<ReadonlySet<string>> {
    const settled = [...this.rows.values()].filter((row) =>
      ['completed', 'refunded'].includes(row.status),
    );
    const ids = settled.flatMap((row) => row.intentId ?? []);
    return new Set(ids.filter((id) => intentIds.includes(id)));
  }

  private change(id: string, change: Partial<Checkout>): void {
    this.rows.set(id, { ...this.rows.get(id)!, ...change });
  }
}
