import { counted } from './text.js';

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** Formats seconds as `3 minutes`: the largest unit that fits, rounded down. */
export function age(seconds: number): string {
  const [unit, size] = units.find(([, length]) => seconds >= length) ?? units[3];
  return counted(Math.floor(seconds / size), unit);
}
