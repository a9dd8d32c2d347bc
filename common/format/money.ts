/** Formats an amount in dollars as `$1,234.00`. */
export function money(amount: number): string {
  return `$${grouped(amount.toFixed(2))}`;
}

/** Formats whole dollars as `$1,234`, for the ends of a range. */
export function wholeMoney(amount: number): string {
  return `$${grouped(amount.toFixed(0))}`;
}

/**
 * Groups digits as `12,345`. Handwritten, because the browser's formatter takes 20 ms to load
 * before the first price.
 */
export function grouped(digits: string): string {
  // recheck: quadratic, of the digits of one amount
  return digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}

/**
 * The sum of prices times quantities in dollars, added up in cents so that no fraction of a cent
 * appears.
 */
export function totalOf(lines: readonly { price: number; quantity: number }[]): number {
  return lines.reduce((sum, line) => sum + Math.round(line.price * 100) * line.quantity, 0) / 100;
}
