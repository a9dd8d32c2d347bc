/**
 * Decimals of the currencies that the card provider does not count in hundredths. It counts some in hundredths
 * that have no decimals elsewhere, such as ISK and UGX. Source: docs.stripe.com/currencies, 'Zero-decimal
 * currencies', 'Three-decimal currencies' and 'Special cases'.
 */
const DECIMALS = new Map([
  ...[
    'BIF',
    'CLP',
    'DJF',
    'GNF',
    'JPY',
    'KMF',
    'KRW',
    'MGA',
    'PYG',
    'RWF',
    'VND',
    'VUV',
    'XAF',
    'XOF',
    'XPF',
  ].map((code) => [code, 0] as const),
  ...['BHD', 'JOD', 'KWD', 'OMR', 'TND'].map((code) => [code, 3] as const),
]);

/**
 * An amount in units of its currency, such as euros or yen, of one as the card provider counts it. `currency` is
 * a code of ISO 4217 in any case.
 */
export function toCurrencyUnits(counted: number, currency: string): number {
  return counted / 10 ** (DECIMALS.get(currency.toUpperCase()) ?? 2);
}
