/**
 * An amount in units of its currency, such as euros or yen, of one in its smallest unit, in which the card
 * provider counts. `currency` is a code of ISO 4217 in any case.
 */
export function toCurrencyUnits(smallest: number, currency: string): number {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return smallest / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2);
}
