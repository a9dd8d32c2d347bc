/** `2026-11-21` (UTC) from an ISO 8601 time. */
export function day(iso: string): string {
  return iso.slice(0, 10);
}

/** `2026-11-21 06:31 UTC` from an ISO 8601 time, for what happened within a day. */
export function minute(iso: string): string {
  return `${day(iso)} ${iso.slice(11, 16)} UTC`;
}
