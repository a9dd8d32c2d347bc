import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { assertUsable, isNearLimit } from '../domain/assert-usable.js';
import { UnknownDiscountCode } from '../domain/discount-errors.js';
import { DiscountUses } from '../ports/discount-uses.js';
import type { CheckedDiscount } from './check-discount.js';

/**
 * Lets a new checkout keep the code that it was written with. Called last in its transaction, which has locked the
 * user: until the commit an edit of the code waits, and near its limit others that want it.
 */
@Injectable()
export class ReserveDiscount {
  constructor(
    private readonly uses: DiscountUses,
    private readonly clock: Clock,
  ) {}

  /**
   * False where the code was edited since it was checked, or came near its limit, so that it is to be checked again.
   * Then, and where it throws, the caller's transaction has to be rolled back.
   * @throws UnknownDiscountCode, DiscountRefused
   */
  async execute(checked: CheckedDiscount, userId: string): Promise<boolean> {
    const { discount } = checked;
    const lock = checked.isNearLimit ? 'all' : 'edits';
    const locked = await this.uses.lock(discount.code, userId, lock);
    if (!locked) throw new UnknownDiscountCode();
    const { code, uses } = locked;
    if (code.version !== discount.version) return false;
    assertUsable(code, this.clock.now(), uses);
    return lock === 'all' || !uses || !isNearLimit(code, uses);
  }
}
