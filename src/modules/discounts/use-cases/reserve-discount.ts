import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { assertUsable } from '../domain/assert-usable.js';
import type { DiscountCode } from '../domain/discount-code.js';
import { UnknownDiscountCode } from '../domain/discount-errors.js';
import { DiscountRepository } from '../ports/discount-repository.js';
import { DiscountUses } from '../ports/discount-uses.js';
import { isLimited, usesForLimits } from './uses-for-limits.js';

/**
 * Lets a new checkout keep the code that it was written with. Called last in its transaction: from then on others
 * that want the code wait for the commit, if it has limits.
 */
@Injectable()
export class ReserveDiscount {
  constructor(
    private readonly codes: DiscountRepository,
    private readonly uses: DiscountUses,
    private readonly clock: Clock,
  ) {}

  /**
   * @param checked as it was read before the transaction
   * @throws UnknownDiscountCode, DiscountRefused: the caller's transaction has to be rolled back
   */
  async execute(checked: DiscountCode, userId: string): Promise<void> {
    const code = await this.locked(checked);
    if (!code) throw new UnknownDiscountCode();
    assertUsable(code, this.clock.now(), await usesForLimits(this.uses, code, userId));
  }
  /** What has no limits is locked only where they were set since it was read. */
  private async locked(checked: DiscountCode): Promise<DiscountCode | undefined> {
    if (!isLimited(checked)) {
      const current = await this.codes.find(checked.code);
      if (!current || !isLimited(current)) return current;
    }
    return this.codes.lock(checked.code);
  }
}
