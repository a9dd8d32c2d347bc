import { randomInt } from 'node:crypto';

/** Files share a shop, and the mails that it has sent stay. */
const ofThisFile = randomInt(36 ** 4)
  .toString(36)
  .padStart(4, '0');
let made = 0;

/** A word that no other test has used, nor this one when it was tried before. */
export const freshWord = (): string => `fresh${ofThisFile}${String(++made).padStart(3, '0')}`;
