/** `12% more than`, to be followed by the period compared with. */
export function changeIn(now: number, before: number): string {
  if (now === before) return 'Same as';
  const direction = now > before ? 'more' : 'less';
  // A change from 0 has no percentage.
  if (before === 0) return `$0.00 in`;
  const percent = Math.round((100 * Math.abs(now - before)) / before);
  return `${percent < 1 ? 'Under 1' : percent.toLocaleString('en-US')}% ${direction} than`;
}
