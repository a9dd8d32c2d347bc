/** A UTC time as the browser's own input writes it, in its time zone; empty where it is none. */
export function toLocalMinute(utc: string): string {
  const time = new Date(utc);
  if (Number.isNaN(time.getTime())) return '';
  // Not by `getTimezoneOffset`, which leaves out the seconds that an offset had before there was standard time.
  const day = [padded(time.getFullYear(), 4), padded(time.getMonth() + 1), padded(time.getDate())];
  return `${day.join('-')}T${padded(time.getHours())}:${padded(time.getMinutes())}`;
}

const padded = (part: number, length = 2): string => String(part).padStart(length, '0');

/** What the input has written, in UTC; null where it is empty. */
export function toUtc(localMinute: string): string | null {
  const time = new Date(localMinute);
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}
