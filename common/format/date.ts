/** Formats an ISO 8601 time as `2026-11-21` (UTC). */
export function day(iso: string): string {
  return iso.slice(0, 10);
}

/** Formats an ISO 8601 time as `2026-11-21 06:31 UTC`. */
export function minute(iso: string): string {
  return `${day(iso)} ${iso.slice(11, 16)} UTC`;
}
