import type { CodeUses } from '../domain/assert-usable.js';
import type { CodeHold, DiscountCode, UsesWithinLimits } from '../domain/discount-code.js';
import type { DiscountRepository } from '../ports/discount-repository.js';
import {
  type AllUses,
  type CodeLock,
  type CodeWithUses,
  DiscountUses,
  type UseCount,
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
  /** Those that were taken, in their order. */
  readonly locks: CodeLock[] = [];
  /** How many purchases may be under way at once. */
  atOnce = 1;

  constructor(
    private readonly codes: DiscountRepository,
    private readonly present: () => readonly PresentUse[],
    private readonly held: () => readonly PastHold[] = () => [],
  ) {
    super();
  }

  async find(
    text: string,
    userId: string,
    since: Date,
  ): Promise<CodeWithUses<AllUses> | undefined> {
    const code = await this.code(text);
    if (!code || !isLimited(code)) return code && { code, uses: null };
    const holds = this.held()
      .filter((hold) => hold.code === text && hold.userId === userId && hold.until > since)
      .map(({ from, until, isBought }) => ({ from, until, isBought }));
    const isHeld = this.of(text).some((use) => use.userId === userId && use.orderId === null);
    const uses = {
      ...this.beside(text, userId),
      isHeld,
      holds: code.maxUses === null ? null : holds,
    };
    return { code, uses };
  }

  async lock(
    text: string,
    userId: string,
    lock: CodeLock,
  ): Promise<CodeWithUses<CodeUses> | undefined> {
    this.locks.push(lock);
    const code = await this.code(text);
    return code && { code, uses: isLimited(code) ? this.beside(text, userId) : null };
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

  private async code(text: string): Promise<DiscountCode | undefined> {
    return (await this.codes.all()).find(({ code }) => code === text);
  }

  private beside(code: string, userId: string): CodeUses {
    const isOwn = (use: PresentUse) => use.userId === userId;
    const uses = this.of(code).filter((use) => use.orderId !== null || !isOwn(use));
    const byCustomer = uses.filter(isOwn).length;
    return { total: uses.length, totalAtMost: uses.length + this.atOnce, byCustomer };
  }

  private of(code: string): PresentUse[] {
    return this.present().filter((use) => use.code === code);
  }

  private isLate({ orderId }: PresentUse): boolean {
    return orderId !== null && this.late.has(orderId);
  }
}

const isLimited = ({ maxUses, maxUsesPerCustomer }: DiscountCode): boolean =>
  maxUses !== null || maxUsesPerCustomer !== null;
