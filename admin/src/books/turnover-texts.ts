import type { Turnover } from '../data/records';

type Row = Pick<Turnover, 'month' | 'country' | 'state' | 'taxRate' | 'tax'>;

/** Names the months of a row. */
export const monthText = ({ month }: Pick<Row, 'month'>): string => month ?? 'Whole period';

/** Where it went, such as `US, NY`. */
export const placeText = ({ country, state }: Pick<Row, 'country' | 'state'>): string =>
  [country ?? 'Unknown', state].filter(Boolean).join(', ');

/** What it was taxed at: a tax without a rate is of several, or of one that was not stored. */
export function rateText({ taxRate, tax }: Pick<Row, 'taxRate' | 'tax'>): string {
  if (taxRate !== null) return `${taxRate}%`;
  return tax === 0 ? 'No tax' : 'Unknown rate';
}
