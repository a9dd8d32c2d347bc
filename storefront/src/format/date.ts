/** `2026-11-21` (UTC) from an ISO 8601 time. */
export function day(iso: string): string {
  return iso.slice(0, 10);
}
