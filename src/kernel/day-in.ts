import { memoized } from './memoized.js';

/** Making a format takes longer than most else of a request. */
const formatOf = memoized((timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }));

/** The day of a time in a time zone, as `YYYY-MM-DD`. */
export function dayIn(timeZone: string, at: Date): string {
  const parts = formatOf(timeZone).formatToParts(at);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value;
  return `${part('year')}-${part('month')}-${part('day')}`;
}
