const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** `3 minutes` from a number of seconds: the largest unit that fits, rounded down. */
export function age(seconds: number): string {
  const [unit, size] = units.find(([, length]) => seconds >= length) ?? units[3];
  const amount = Math.floor(seconds / size);
  return `${amount.toLocaleString('en-US')} ${unit}${amount === 1 ? '' : 's'}`;
}
