import { Injectable } from '@nestjs/common';
import { discountRules, normalizedCode } from '../../../../common/contract/discount.js';
import { Clock } from '../../../kernel/time.js';
import { assertUsable, isNearLimit } from '../domain/assert-usable.js';
import { type CodeHold, type DiscountCode, unpaidHolds } from '../domain/discount-code.js';
import { UnknownDiscountCode } from '../domain/discount-errors.js';
import { DiscountUses } from '../ports/discount-uses.js';

export interface CheckedDiscount {
  readonly discount: DiscountCode;
  /** For which times the customer held it without buying; null for a code that is not limited in all. */
  readonly holds: readonly CodeHold[] | null;
  /** Whether a purchase has to lock it exclusively. */
  readonly isNearLimit: boolean;
}

/** Tells whether a customer may use a code now; holds nothing. */
@Injectable()
export class CheckDiscount {
  constructor(
    private readonly uses: DiscountUses,
    private readonly clock: Clock,
  ) {}

  /**
   * @param typed as the customer wrote it
   * @param since leaves out the holds that ended before
   * @throws InvalidInput for an unknown code, DiscountRefused
   */
  async execute(typed: string, userId: string, since: Date): Promise<CheckedDiscount> {
    const text = normalizedCode(typed);
    const isCode = discountRules.code.pattern.test(text);
    const found = isCode ? await this.uses.find(text, userId, since) : undefined;
    if (!found) throw new UnknownDiscountCode();
    const { code, uses } = found;
    assertUsable(code, this.clock.now(), uses?.isHeld ? null : uses);
    return {
      discount: code,
      holds: uses?.holds ? unpaidHolds(uses.holds) : null,
      isNearLimit: isNearLimit(code, uses),
    };
  }
}
