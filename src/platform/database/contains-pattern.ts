/** Returns the ILIKE pattern for text that contains `term`; `%` and `_` are escaped. */
export function containsPattern(term: string): string {
  return `%${term.replace(/[\\%_]/g, '\\$&')}%`;
}
