/** The ILIKE pattern for text that contains a term; `%` and `_` in it are plain characters. */
export function containsPattern(term: string): string {
  return `%${term.replace(/[\\%_]/g, '\\$&')}%`;
}
