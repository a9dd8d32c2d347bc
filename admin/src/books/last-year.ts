/** The first day of the twelve months that end with this one, `YYYY-MM-DD`. */
export function firstDayOfLastYear(now: Date): string {
  const first = new Date(Date.UTC(now.getFullYear(), now.getMonth() - 11, 1));
  return first.toISOString().slice(0, 10);
}
