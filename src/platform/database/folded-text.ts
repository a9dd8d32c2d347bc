/**
 * SQL of the text of some columns as searches compare it: without accents, apostrophes and capitals. The expression of
 * an index; `fold_text` says the rest.
 */
export const folded = (...columns: readonly string[]): string =>
  `fold_text(' ' || ${columns.join(` || ' ' || `)})`;

/** SQL of whether a folded text has the term of a parameter: anywhere, or at the beginning of a word where it is short. */
export const hasTerm = (text: string, parameter: string): string =>
  `${text} LIKE fold_pattern(:${parameter})`;
