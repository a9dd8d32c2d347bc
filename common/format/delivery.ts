/** How long a delivery takes, in working days; undefined where nothing is promised. */
export function deliveryDaysText(from: number | null, to: number | null): string | undefined {
  if (from === null || to === null) return undefined;
  if (from === to) return to === 1 ? '1 working day' : `${to} working days`;
  return `${from} to ${to} working days`;
}
