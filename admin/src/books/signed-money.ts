import { money } from '../../../common/format/money';

/** Formats an amount in dollars, below zero as `−$5.00`. */
export function signedMoney(amount: number): string {
  return amount < 0 ? `−${money(-amount)}` : money(amount);
}
