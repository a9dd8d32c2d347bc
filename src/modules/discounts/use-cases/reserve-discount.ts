import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { assertUsable } from '../domain/assert-usable.js';
import { unknownCode } from '../domain/discount-errors.js';
import { DiscountRepository } from '../ports/discount-repository.js';
import { DiscountUses } from '../ports/discount-uses.js';

/**
 * Lets a new checkout keep the code that it was written with. Called last in its transaction: from then on others
 * that want the code wait for the commit.
 */
@Injectable()
export class ReserveDiscount {
  constructor(
    private readonly codes: DiscountRepository,
    private readonly uses: DiscountUses,
    private readonly clock: Clock,
  ) {}

  /**
   * @param text in upper case
   * @throws InvalidInput, DiscountRefused: the caller's transaction has to be rolled back
   */
  async execute(text: string, userId: string): Promise<void> {
    const code = await this.codes.lock(text);
    if (!code) throw unknownCode();
    assertUsable(code, this.clock.now(), await this.uses.besides(text, userId));
  }
}
