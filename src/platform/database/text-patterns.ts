/** Returns the ILIKE pattern for text that contains `term`; `%` and `_` are escaped. */
export function containsPattern(term: string): string {
  return `%${term.replace(/[\\%_]/g, '\\$&')}%`;
}

/**
 * Returns a regular expression of Postgres for text in which this email address stands alone: in `jordan@x.test` and in
 * `dan@x.test.au` the address `dan@x.test` does not. The text may be JSON.
 */
export function addressPattern(email: string): string {
  const address = email.replace(/[^\p{L}\p{N}@_-]/gu, '\\$&');
  return `${BEFORE}${address}${AFTER}`;
}

/** The start, or what no address has in it, with an opening quote; in JSON a line may end as `\n`. */
const BEFORE = String.raw`(?<=(^|[][\s"(),:;<>@=/\\]|\\[bfnrt])'?)`;
/** No further character of a domain. A period may end a sentence. */
const AFTER = String.raw`(?!\.?[\w-])`;
