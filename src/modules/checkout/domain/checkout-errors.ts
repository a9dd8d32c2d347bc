import { clockIn } from '../../../../common/format/zoned-time.js';
import { discountPausedText } from '../../../../common/contract/discount.js';
import { NOT_DELIVERED, PAYMENT_PROCESSING } from '../../../../common/contract/order.js';
import { DomainError } from '../../../kernel/domain-error.js';
import { type Money, toDollars } from '../../../kernel/money.js';

/** There is nothing to pay. */
export class CartEmpty extends DomainError {
  constructor() {
    super('conflict', 'cart_empty', 'Your cart is empty.');
  }
}

/** The shopper saw a different total; `data.amount` is the current one in dollars. */
export class CartChanged extends DomainError {
  constructor(totalCents: number) {
    super('conflict', 'cart_changed', 'Your cart has changed', {
      data: { amount: toDollars(totalCents) },
    });
  }
}

/** The product is not sold any more. */
export class NoLongerAvailable extends DomainError {
  constructor(name: string) {
    super('conflict', 'product_gone', `"${name}" is no longer available`);
  }
}

/** The card provider takes no smaller amount. */
export class OrderTooSmall extends DomainError {
  constructor(smallest: Money) {
    super('conflict', 'order_too_small', `The smallest order is ${smallest.toString()}`);
  }
}

/** The card provider takes no larger amount. */
export class OrderTooLarge extends DomainError {
  constructor(largest: Money) {
    super('conflict', 'order_too_large', `The largest order is ${largest.toString()}`);
  }
}

interface PausedLine {
  readonly productId: string;
  readonly name: string;
  /** How many the account may hold now. */
  readonly most: number;
  readonly again: Date;
  /** That of the shop, in which the shopper is told. */
  readonly timeZone: string;
}

/** The account held the product for as long as it may; `data` says how much it may hold now. */
export class HoldPaused extends DomainError {
  private constructor(why: string, { productId, most, again }: PausedLine) {
    const data = { productId, most, until: again.toISOString() };
    super('conflict', 'hold_paused', why, { data });
  }

  /** It held much of the product. */
  static ofMuch(line: PausedLine): HoldPaused {
    const { name, most, again, timeZone } = line;
    const why = `"${name}" was reserved for you for 30 minutes. Until ${clockIn(timeZone, again)} you can buy at most ${most} of it.`;
    return new HoldPaused(why, line);
  }

  /** It held some of the product several times, and wants the last of it. */
  static ofLast(line: PausedLine): HoldPaused {
    const { name, again, timeZone } = line;
    const why = `"${name}" was reserved for you before and not bought. Until ${clockIn(timeZone, again)} the last of it is kept for others.`;
    return new HoldPaused(why, line);
  }
}

/** The account held a limited discount code for as long as it may; `data` says until when it may not. */
export class DiscountPaused extends DomainError {
  /** @param timeZone that of the shop, in which the shopper is told */
  constructor(again: Date, timeZone: string) {
    const message = discountPausedText(clockIn(timeZone, again));
    super('conflict', 'discount_paused', message, {
      errors: [{ field: 'code', message }],
      data: { until: again.toISOString() },
    });
  }
}

/** There is no delivery method into the address, or none for these products. */
export class NotDelivered extends DomainError {
  constructor() {
    super('conflict', 'not_delivered', NOT_DELIVERED);
  }
}

/** The shop sells only so many units of a product in one order. */
export class TooManyUnits extends DomainError {
  constructor(name: string, most: number) {
    super('conflict', 'too_many_units', `You can buy at most ${most} of "${name}" in one order`);
  }
}

/** The checkout is paid already; `data` names the order. */
export class AlreadyPaid extends DomainError {
  constructor(order: { id: string; number: number }) {
    super(
      'conflict',
      'already_paid',
      `Your payment was received. Your order ${order.number} is placed.`,
      { data: { order: order.id, number: order.number } },
    );
  }
}

/** The bank has not decided on an earlier payment. */
export class PaymentProcessing extends DomainError {
  constructor() {
    super('conflict', 'payment_processing', PAYMENT_PROCESSING);
  }
}

/** Paid after the stock was sold out; the payment is refunded. */
export class PaidTooLate extends DomainError {
  constructor() {
    super(
      'conflict',
      'paid_too_late',
      'Your payment came after the products were sold out. It is refunded in full.',
    );
  }
}

/** The card provider says that this payment has not succeeded, so there is no order. */
export class NotPaid extends DomainError {
  constructor() {
    super('unpaid', 'not_paid', 'This payment has not succeeded.');
  }
}

/** The payment's amount, currency or owner differs from the checkout's. */
export class PaymentDiffers extends DomainError {
  constructor() {
    super(
      'conflict',
      'payment_differs',
      'Your payment was received, but it does not match your checkout. We are looking into it.',
    );
  }
}

/** Concurrent requests of the same user kept changing the checkout. */
export class CheckoutBusy extends DomainError {
  constructor() {
    super('unavailable', 'checkout_busy', 'Your checkout is in use. Please try again.', {
      retryAfter: 1,
    });
  }
}
