import { Injectable } from '@nestjs/common';
import { ShopTimeZone } from '../../../kernel/time.js';
import { DiscountPaused, HoldPaused, TooManyUnits } from '../domain/checkout-errors.js';
import {
  allowedAgainAt,
  type HeldTime,
  holdableUntil,
  type HoldPeriod,
  smallHold,
  WINDOW_MS,
} from '../domain/hold-allowance.js';
import { type Holder, mayTakeLast } from '../domain/unpaid-holds.js';
import { CheckoutSettings, HoldPeriods } from '../ports/hold-periods.js';

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
    private readonly shop: ShopTimeZone,
  ) {}

  /**
   * Joins the caller's transaction, which has locked the user.
   * @param codeHolds see `untilOfCode`
   * @returns the end of the hold
   * @throws TooManyUnits, HoldPaused naming the first line that may not be held now, DiscountPaused
   */
  async execute(
    checkout: Holder & { readonly id: string },
    lines: readonly WantedLine[],
    now: Date,
    codeHolds: readonly HeldTime[] | null = null,
  ): Promise<Date> {
    const { maxUnits, isHoldLimited } = this.settings;
    const most = maxUnits ?? Number.POSITIVE_INFINITY;
    const tooMany = lines.find(({ quantity }) => quantity > most);
    if (tooMany) throw new TooManyUnits(tooMany.name, most);
    const longest = await this.untilOfCode(codeHolds, now);
    if (!isHoldLimited) return longest;
    const counted = lines.filter(({ quantity, freeUnits }) => quantity > smallHold(freeUnits));
    const until = await this.untilOfMuch(checkout, counted, now, longest);
    await this.leaveLast(checkout, lines, now);
    return until;
  }

  /** @throws HoldPaused where a line is much of its product, which the holder held for as long as an account may */
  private async untilOfMuch(
    checkout: Holder & { readonly id: string },
    lines: readonly WantedLine[],
    now: Date,
    longest: Date,
  ): Promise<Date> {
    if (lines.length === 0) return longest;
    const ids = lines.map(({ productId }) => productId);
    const since = new Date(now.getTime() - WINDOW_MS);
    const known = await this.periods.find(checkout.userId, ids, since);
    const { timeZone } = await this.shop.current();
    const ofProduct = (id: string) => known.filter(({ productId }) => productId === id);
    const ends = lines.map((line) => {
      const until = holdableUntil(ofProduct(line.productId), now, this.settings.holdMs);
      if (until) return until;
      const again = allowedAgainAt(ofProduct(line.productId), now);
      throw HoldPaused.ofMuch({ ...line, most: smallHold(line.freeUnits), again, timeZone });
    });
    const until = new Date(Math.min(...[longest, ...ends].map((end) => end.getTime())));
    const periodOf = (productId: string): HoldPeriod => {
      const current = ofProduct(productId).find(
        (period) => period.checkoutId === checkout.id && period.until >= now,
      );
      return { checkoutId: checkout.id, productId, from: current?.from ?? now, until };
    };
    await this.periods.save(checkout, ids.map(periodOf));
    return until;
  }

  /** @throws HoldPaused where a line takes the last units and the holder held it for nothing before */
  private async leaveLast(holder: Holder, lines: readonly WantedLine[], now: Date): Promise<void> {
    for (const line of lines.filter(({ quantity, freeUnits }) => quantity === freeUnits)) {
      const holds = await this.periods.unpaid(line.productId, WINDOW_MS);
      if (mayTakeLast(holder, holds)) continue;
      const again = new Date(now.getTime() + WINDOW_MS);
      const { timeZone } = await this.shop.current();
      throw HoldPaused.ofLast({ ...line, most: line.freeUnits - 1, again, timeZone });
    }
  }

  /**
   * The latest end of a hold of a discount code that the account has held so.
   * @param holds null for one that may be held for any time, or none
   * @throws DiscountPaused
   */
  async untilOfCode(holds: readonly HeldTime[] | null, now: Date): Promise<Date> {
    const { holdMs, isHoldLimited } = this.settings;
    if (!holds || !isHoldLimited) return new Date(now.getTime() + holdMs);
    const until = holdableUntil(holds, now, holdMs);
    if (!until) {
      const { timeZone } = await this.shop.current();
      throw new DiscountPaused(allowedAgainAt(holds, now), timeZone);
    }
    return until;
  }
}
