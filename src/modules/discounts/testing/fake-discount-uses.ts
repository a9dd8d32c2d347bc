import type { CodeHold } from '../domain/code-hold.js';
import type { UsesWithinLimits } from '../domain/discount-code.js';
import {
  type AllUses,
  DiscountUses,
  type OwnUses,
  type UseCount,
  type UsesBesideNewHold,
} from '../ports/discount-uses.js';

/** An open checkout with a code, or an order with one that was not canceled. */
export interface PresentUse {
  readonly code: string;
  readonly userId: string;
  /** Null for a hold. */
  readonly orderId: string | null;
}

/** A hold of a user, whether it goes on or not. */
export interface PastHold extends CodeHold {
  readonly code: string;
  readonly userId: string;
}

/** Counts the uses that a test, or its checkouts and orders, have now. */
export class FakeDiscountUses extends DiscountUses {
  /** The ids of late orders. */
  readonly late = new Set<string>();
  /** How many purchases may be under way at once. */
  atOnce = 1;

  constructor(
    private readonly present: () => readonly PresentUse[],
    private readonly held: () => readonly PastHold[] = () => [],
  ) {
    super();
  }

  async allUses(code: string, userId: string, since: Date): Promise<AllUses> {
    const holds = this.held()
      .filter((hold) => hold.code === code && hold.userId === userId && hold.until > since)
      .map(({ from, until, isBought }) => ({ from, until, isBought }));
    const uses = await this.usesBesideNewHold(code, userId);
    return { ...uses, ...(await this.ownUses(code, userId)), holds };
  }

  async usesBesideNewHold(code: string, userId: string): Promise<UsesBesideNewHold> {
    const others = this.of(code).filter((use) => use.orderId !== null || use.userId !== userId);
    const { byCustomer } = await this.ownUses(code, userId);
    return { total: others.length, totalAtMost: others.length + this.atOnce, byCustomer };
  }

  async ownUses(code: string, userId: string): Promise<OwnUses> {
    const own = this.of(code).filter((use) => use.userId === userId);
    const orders = own.filter((use) => use.orderId !== null);
    return { byCustomer: orders.length, isHeld: orders.length < own.length };
  }

  async withinLimits(code: string): Promise<UsesWithinLimits> {
    const uses = this.of(code).filter((use) => !this.isLate(use));
    const byCustomer = uses.map(
      ({ userId }) => uses.filter((other) => other.userId === userId).length,
    );
    return { total: uses.length, mostByCustomer: Math.max(0, ...byCustomer) };
  }

  async countOf(code: string): Promise<UseCount> {
    const uses = this.of(code);
    return { code, total: uses.length, late: uses.filter((use) => this.isLate(use)).length };
  }

  async counts(): Promise<readonly UseCount[]> {
    const codes = new Set(this.present().map(({ code }) => code));
    return Promise.all([...codes].map((code) => this.countOf(code)));
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
