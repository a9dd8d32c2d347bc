/** A word of a text, perhaps with a quoted part before it. Every character is looked at a few times at most. */
const WORD = /(?:"[^"]*")?[^\s<>"(),:;]+/g;
/** Not a package in a path, such as `node_modules/@scope/name`; with the periods that end a sentence. */
const ADDRESS = /^[^@]*[^/@]@[^@/][^/]*?(\.*)$/;

/** Replaces email addresses, which servers repeat in their replies: logs know people by their ids only. */
export const withoutAddresses = (text: string): string =>
  text.replace(WORD, (word) => (word.includes('@') ? word.replace(ADDRESS, '…$1') : word));
