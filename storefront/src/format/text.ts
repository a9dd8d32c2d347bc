/** The first `length` characters and '...' where there are more. */
export function preview(text: string, length = 50): string {
  return text.length > length ? `${text.slice(0, length)}...` : text;
}

/** `1 product`, `2 products`, `10,000+ products`. */
export function counted(count: number, noun: string, isExact = true): string {
  const number = count.toLocaleString('en-US') + (isExact ? '' : '+');
  return `${number} ${noun}${count === 1 && isExact ? '' : 's'}`;
}
