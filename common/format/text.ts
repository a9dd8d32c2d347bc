import { grouped } from './money.js';

const NO_BREAK = '\u00a0';

/**
 * The first `length` characters, with '...' where there are more; the dots never start a line of
 * their own.
 */
export function preview(text: string, length = 50): string {
  return text.length > length ? `${text.slice(0, length).replace(/ $/, NO_BREAK)}...` : text;
}

/** Formats a count as `1 product`, `2 products`, `10,000+ products`. */
export function counted(count: number, noun: string, isExact = true): string {
  const number = grouped(String(count)) + (isExact ? '' : '+');
  return `${number} ${noun}${count === 1 && isExact ? '' : 's'}`;
}
