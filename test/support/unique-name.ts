import { randomInt } from 'node:crypto';

/** Test files share a shop, and earlier emails stay in its mailbox. */
const ofThisFile = randomInt(36 ** 4)
  .toString(36)
  .padStart(4, '0');
let made = 0;

/** A name unused by other tests and by earlier attempts of this one. */
export const uniqueName = (): string => `fresh${ofThisFile}${String(++made).padStart(3, '0')}`;
