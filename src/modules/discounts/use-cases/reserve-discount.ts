import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/time.js';
import { assertUsable, isNearLimit } from '../domain/assert-usable.js';
import { UnknownDiscountCode } from '../domain/discount-errors.js';
import { DiscountUses } from '../ports/discount-uses.js';
import type { CheckedDiscount } from './check-discount.js';

/**
 * Takes a use of the code for a new checkout. Called last in its transaction, which has locked the user. Until the
 * commit, edits of the code wait, and near its limit other purchases with it.
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
    const lock = checked.isNearLimit ? 'exclusive' : 'shared';
    const locked = await this.uses.lock(discount.code, userId, lock);
    if (!locked) throw new UnknownDiscountCode();
    const { code, uses } = locked;
    if (code.version !== discount.version) return false;
    assertUsable(code, this.clock.now(), uses);
    return lock === 'exclusive' || !isNearLimit(code, uses);
  }
}
