import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { assertUsable, type CodeUses } from '../domain/assert-usable.js';
import type { DiscountCode } from '../domain/discount-code.js';
import { UnknownDiscountCode } from '../domain/discount-errors.js';
import { DiscountRepository } from '../ports/discount-repository.js';
import { DiscountUses } from '../ports/discount-uses.js';

/**
 * Lets a new checkout keep the code that it was written with. Called last in its transaction: until the commit an
 * edit of the code waits, and others that want it, if it has limits.
 */
@Injectable()
export class ReserveDiscount {
  constructor(
    private readonly codes: DiscountRepository,
    private readonly uses: DiscountUses,
    private readonly clock: Clock,
  ) {}

  /**
   * False where the code was edited since it was read, so that the price is to be made again. Then, and where it
   * throws, the caller's transaction has to be rolled back.
   * @param checked as it was read before the transaction
   * @throws UnknownDiscountCode, DiscountRefused
   */
  async execute(checked: DiscountCode, userId: string): Promise<boolean> {
    const code = await (isLimited(checked)
      ? this.codes.lock(checked.code)
      : this.codes.lockEdits(checked.code));
    if (!code) throw new UnknownDiscountCode();
    if (code.version !== checked.version) return false;
    assertUsable(code, this.clock.now(), await this.usesOf(code, userId));
    return true;
  }

  /** Reads only the uses that the code limits. */
  private async usesOf(
    { code, maxUses, maxUsesPerCustomer }: DiscountCode,
    userId: string,
  ): Promise<Omit<CodeUses, 'isHeld'> | null> {
    if (maxUses !== null) return this.uses.usesBesideNewHold(code, userId);
    if (maxUsesPerCustomer === null) return null;
    return { total: 0, ...(await this.uses.ownUses(code, userId)) };
  }
}

/** Whether uses have to be counted, one after the other. */
const isLimited = ({ maxUses, maxUsesPerCustomer }: DiscountCode): boolean =>
  maxUses !== null || maxUsesPerCustomer !== null;
