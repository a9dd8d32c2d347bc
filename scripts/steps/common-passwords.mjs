import { createRequire } from 'node:module';

/** What the contract's rule of passwords says, which a script cannot import. */
const MIN_LENGTH = 6;
const COUNT = 1_000;

/** The most common passwords that are long enough, the most frequent first. */
export function commonPasswords() {
  const { dictionary } = createRequire(import.meta.url)('@zxcvbn-ts/language-common');
  return dictionary['passwords-common']
    .filter((password) => password.length >= MIN_LENGTH)
    .slice(0, COUNT);
}
