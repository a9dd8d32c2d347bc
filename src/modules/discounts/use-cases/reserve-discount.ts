import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { assertUsable, isNearLimit } from '../domain/assert-usable.js';
import type { DiscountCode } from '../domain/discount-code.js';
import { UnknownDiscountCode } from '../domain/discount-errors.js';
import { DiscountRepository } from '../ports/discount-repository.js';
import { DiscountUses, type UsesBesideNewHold } from '../ports/discount-uses.js';
import type { CheckedDiscount } from './check-discount.js';

/**
 * Lets a new checkout keep the code that it was written with. Called last in its transaction, which has locked the
 * user: until the commit an edit of the code waits, and near its limit others that want it.
 */
@Injectable()
export class ReserveDiscount {
  constructor(
    private readonly codes: DiscountRepository,
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
    const code = await (checked.isNearLimit
      ? this.codes.lock(discount.code)
      : this.codes.lockEdits(discount.code));
    if (!code) throw new UnknownDiscountCode();
    if (code.version !== discount.version) return false;
    // A statement of its own, so that it sees what others committed before the lock was taken.
    const uses = await this.usesOf(code, userId);
    assertUsable(code, this.clock.now(), uses);
    return checked.isNearLimit || !uses || !isNearLimit(code, uses);
  }

  /** Reads only the uses that the code limits. */
  private async usesOf(
    { code, maxUses, maxUsesPerCustomer }: DiscountCode,
    userId: string,
  ): Promise<UsesBesideNewHold | null> {
    if (maxUses !== null) return this.uses.usesBesideNewHold(code, userId);
    if (maxUsesPerCustomer === null) return null;
    return { total: 0, totalAtMost: 0, ...(await this.uses.ownUses(code, userId)) };
  }
}
