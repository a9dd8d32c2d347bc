import { orderTotalRules } from '../../../../../common/contract/order.js';
import { Money } from '../../../../kernel/money.js';
import { CartChanged, OrderTooLarge, OrderTooSmall } from '../checkout-errors.js';
import type { Quote } from './quote.js';

const SMALLEST = Money.ofDollars(orderTotalRules.min);
const LARGEST = Money.ofDollars(orderTotalRules.max);

/**
 * Checks a quote before a payment begins. `amountCents` is what the shopper saw; it is compared,
 * never charged.
 * @throws CartChanged, OrderTooSmall, OrderTooLarge
 */
export function assertPayable({ totalCents }: Quote, amountCents: number): void {
  if (totalCents !== amountCents) throw new CartChanged(totalCents);
  if (totalCents < SMALLEST.cents) throw new OrderTooSmall(SMALLEST);
  if (totalCents > LARGEST.cents) throw new OrderTooLarge(LARGEST);
}
