/** An amount in another currency than the shop's, with its code and its own decimals, such as `−EUR 12.50`. */
export function moneyIn(currency: string, amount: number): string {
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    maximumFractionDigits: 3,
  });
  return `${amount < 0 ? '−' : ''}${format.format(Math.abs(amount)).replace('\u00a0', ' ')}`;
}
