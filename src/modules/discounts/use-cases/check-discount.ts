import { Injectable } from '@nestjs/common';
import { discountRules, normalizedCode } from '../../../../common/contract/discount.js';
import { Clock } from '../../../kernel/clock.js';
import { assertUsable } from '../domain/assert-usable.js';
import type { DiscountCode } from '../domain/discount-code.js';
import { UnknownDiscountCode } from '../domain/discount-errors.js';
import { DiscountRepository } from '../ports/discount-repository.js';
import { DiscountUses } from '../ports/discount-uses.js';
import { usesForLimits } from './uses-for-limits.js';

/** Tells whether a customer may use a code now; holds nothing. */
@Injectable()
export class CheckDiscount {
  constructor(
    private readonly codes: DiscountRepository,
    private readonly uses: DiscountUses,
    private readonly clock: Clock,
  ) {}

  /**
   * @param typed as the customer wrote it
   * @throws InvalidInput for an unknown code, DiscountRefused
   */
  async execute(typed: string, userId: string): Promise<DiscountCode> {
    const text = normalizedCode(typed);
    const isCode = discountRules.code.pattern.test(text);
    const code = isCode ? await this.codes.find(text) : undefined;
    if (!code) throw new UnknownDiscountCode();
    const uses = await usesForLimits(this.uses, code, userId, 'committed');
    assertUsable(code, this.clock.now(), uses?.isHeld ? null : uses);
    return code;
  }
}
