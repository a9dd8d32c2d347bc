import { Injectable } from '@nestjs/common';
import { HoldPaused, TooManyUnits } from '../domain/checkout-errors.js';
import {
  allowedAgainAt,
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
 * Decides how long a checkout may hold its stock, so that one account cannot keep a product from
 * the others. Joins the caller's transaction, which has locked the user.
 */
@Injectable()
export class GrantHold {
  constructor(
    private readonly periods: HoldPeriods,
    private readonly settings: CheckoutSettings,
  ) {}

  /**
   * @returns the end of the hold
   * @throws TooManyUnits, HoldPaused naming the first line that may not be held now
   */
  async execute(
    checkout: { readonly id: string; readonly userId: string },
    lines: readonly WantedLine[],
    now: Date,
  ): Promise<Date> {
    const { holdMs, maxUnits, isHoldLimited } = this.settings;
    const tooMany = lines.find(({ quantity }) => maxUnits !== null && quantity > maxUnits);
    if (tooMany && maxUnits !== null) throw new TooManyUnits(tooMany.name, maxUnits);
    const wholeHold = new Date(now.getTime() + holdMs);
    const counted = lines.filter(({ quantity, freeUnits }) => quantity > smallHold(freeUnits));
    if (!isHoldLimited || counted.length === 0) return wholeHold;
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
    const until = new Date(Math.min(...ends.map((end) => end.getTime())));
    const periodOf = (productId: string): HoldPeriod => {
      const current = ofProduct(productId).find(
        (period) => period.checkoutId === checkout.id && period.until >= now,
      );
      return { checkoutId: checkout.id, productId, from: current?.from ?? now, until };
    };
    await this.periods.save(checkout.userId, ids.map(periodOf));
    return until;
  }
}
