const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `$1,234.00` from an amount in dollars. */
export function money(amount: number): string {
  return dollars.format(amount);
}

const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** `$1,234` from whole dollars, for the ends of a range. */
export function wholeMoney(amount: number): string {
  return whole.format(amount);
}

/** Dollars times a quantity, added up in cents, so that no fraction of a cent appears. */
export function totalOf(lines: readonly { price: number; quantity: number }[]): number {
  return lines.reduce((sum, line) => sum + Math.round(line.price * 100) * line.quantity, 0) / 100;
}
