import { Injectable } from '@nestjs/common';
import { DiscountPaused, HoldPaused, TooManyUnits } from '../domain/checkout-errors.js';
import {
  allowedAgainAt,
  type HeldTime,
  holdableUntil,
  type HoldPeriod,
  smallHold,
  WINDOW_MS,
} from '../domain/hold-allowance.js';
import { CheckoutSettings } from '../ports/checkout-settings.js';
import { HoldPeriods } from '../ports/hold-periods.js';

/** A product of a checkout; `freeUnits` are those that the checkout may hold. */
export interface WantedLine {
  readonly productId: string;
  readonly name: string;
  readonly quantity: number;
  readonly freeUnits: number;
}

/**
 * Decides how long a checkout may hold its stock and its discount code, so that one account cannot keep
 * them from the others.
 */
@Injectable()
export class GrantHold {
  constructor(
    private readonly periods: HoldPeriods,
    private readonly settings: CheckoutSettings,
  ) {}

  /**
   * Joins the caller's transaction, which has locked the user.
   * @param codeHolds see `untilOfCode`
   * @returns the end of the hold
   * @throws TooManyUnits, HoldPaused naming the first line that may not be held now, DiscountPaused
   */
  async execute(
    checkout: { readonly id: string; readonly userId: string },
    lines: readonly WantedLine[],
    now: Date,
    codeHolds: readonly HeldTime[] | null = null,
  ): Promise<Date> {
    const { holdMs, maxUnits, isHoldLimited } = this.settings;
    const most = maxUnits ?? Number.POSITIVE_INFINITY;
    const tooMany = lines.find(({ quantity }) => quantity > most);
    if (tooMany) throw new TooManyUnits(tooMany.name, most);
    const longest = this.untilOfCode(codeHolds, now);
    const counted = lines.filter(({ quantity, freeUnits }) => quantity > smallHold(freeUnits));
    if (!isHoldLimited || counted.length === 0) return longest;
    const ids = counted.map(({ productId }) => productId);
    const since = new Date(now.getTime() - WINDOW_MS);
    const known = await this.periods.find(checkout.userId, ids, since);
    const ofProduct = (id: string) => known.filter(({ productId }) => productId === id);
    const ends = counted.map((line) => {
      const until = holdableUntil(ofProduct(line.productId), now, holdMs);
      if (until) return until;
      const again = allowedAgainAt(ofProduct(line.productId), now);
      throw new HoldPaused({ ...line, most: smallHold(line.freeUnits), again });
    });
    const until = new Date(Math.min(...[longest, ...ends].map((end) => end.getTime())));
    const periodOf = (productId: string): HoldPeriod => {
      const current = ofProduct(productId).find(
        (period) => period.checkoutId === checkout.id && period.until >= now,
      );
      return { checkoutId: checkout.id, productId, from: current?.from ?? now, until };
    };
    await this.periods.save(checkout.userId, ids.map(periodOf));
    return until;
  }

  /**
   * The latest end of a hold of a discount code that the account has held so.
   * @param holds null for one that may be held for any time, or none
   * @throws DiscountPaused
   */
  untilOfCode(holds: readonly HeldTime[] | null, now: Date): Date {
    const { holdMs, isHoldLimited } = this.settings;
    if (!holds || !isHoldLimited) return new Date(now.getTime() + holdMs);
    const until = holdableUntil(holds, now, holdMs);
    if (!until) throw new DiscountPaused(allowedAgainAt(holds, now));
    return until;
  }
}
