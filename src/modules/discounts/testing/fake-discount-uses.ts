import type { OtherUses } from '../domain/assert-usable.js';
import type { UsesWithinLimits } from '../domain/discount-code.js';
import { DiscountUses, type UseCount } from '../ports/discount-uses.js';

/** An open checkout with a code, or an order with one that was not canceled. */
export interface PresentUse {
  readonly code: string;
  readonly userId: string;
  /** Null for a hold. */
  readonly orderId: string | null;
}

/** Counts the uses that a test, or its checkouts and orders, have now. */
export class FakeDiscountUses extends DiscountUses {
  /** The ids of late orders. */
  readonly late = new Set<string>();

  constructor(private readonly present: () => readonly PresentUse[]) {
    super();
  }

  async besides(code: string, userId: string): Promise<OtherUses> {
    const uses = this.of(code);
    const isOwn = (use: PresentUse) => use.userId === userId;
    return {
      total: uses.filter((use) => use.orderId !== null || !isOwn(use)).length,
      byCustomer: uses.filter((use) => use.orderId !== null && isOwn(use)).length,
    };
  }

  async isHeldBy(code: string, userId: string): Promise<boolean> {
    return this.of(code).some((use) => use.orderId === null && use.userId === userId);
  }

  async withinLimits(code: string): Promise<UsesWithinLimits> {
    const uses = this.of(code).filter((use) => !this.isLate(use));
    const byCustomer = uses.map(
      ({ userId }) => uses.filter((other) => other.userId === userId).length,
    );
    return { total: uses.length, mostByCustomer: Math.max(0, ...byCustomer) };
  }

  async counts(): Promise<readonly UseCount[]> {
    const codes = new Set(this.present().map(({ code }) => code));
    return [...codes].map((code) => ({
      code,
      total: this.of(code).length,
      late: this.of(code).filter((use) => this.isLate(use)).length,
    }));
  }

  async markLate(_code: string, orderId: string): Promise<void> {
    this.late.add(orderId);
  }

  private of(code: string): PresentUse[] {
    return this.present().filter((use) => use.code === code);
  }

  private isLate({ orderId }: PresentUse): boolean {
    return orderId !== null && this.late.has(orderId);
  }
}
