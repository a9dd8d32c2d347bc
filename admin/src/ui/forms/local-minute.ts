/** A UTC time as the browser's own input writes it, in its time zone; empty where it is none. */
export function toLocalMinute(utc: string): string {
  const time = new Date(utc);
  if (Number.isNaN(time.getTime())) return '';
  const local = new Date(time.getTime() - time.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** What the input has written, in UTC; null where it is empty. */
export function toUtc(localMinute: string): string | null {
  const time = new Date(localMinute);
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}
