const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `$1,234.00` from an amount in dollars. */
export function money(amount: number): string {
  return dollars.format(amount);
}
