/** A word of a text, perhaps with a quoted part before it. Every character is looked at a few times at most. */
const WORD = /(?:"[^"]*")?[^\s<>"(),:;]+/g;

/** Replaces email addresses, which servers repeat in their replies: logs know people by their ids only. */
export const withoutAddresses = (text: string): string =>
  text.replace(WORD, (word) => (isAddress(word) ? `…${periodsAfter(word)}` : word));

/** Not a package in a path, such as `node_modules/@scope/name`. */
function isAddress(word: string): boolean {
  const at = word.indexOf('@');
  return (
    at > 0 && word[at - 1] !== '/' && /^[^@/]/.test(word.slice(at + 1)) && !word.includes('/', at)
  );
}

/** The periods that end a sentence. */
function periodsAfter(word: string): string {
  let end = word.length;
  while (word[end - 1] === '.') end--;
  return word.slice(end);
}
