import { counted } from './text.js';

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/**
 * Formats a length of time in ms as `15 minutes`, exactly: the largest unit of which it is a whole
 * number. What is no whole number of seconds is rounded down.
 */
export function durationText(ms: number): string {
  const seconds = Math.floor(ms / 1_000);
  const [unit, size] =
    units.find(([, length]) => seconds >= length && seconds % length === 0) ?? units[3];
  return counted(seconds / size, unit);
}

/** Formats seconds as `3 minutes`: the largest unit that fits, rounded down. */
export function age(seconds: number): string {
  const [unit, size] = units.find(([, length]) => seconds >= length) ?? units[3];
  return counted(Math.floor(seconds / size), unit);
}
