import './steps/check-node.mjs';
import { writeFileSync } from 'node:fs';
import { commonPasswords } from './steps/common-passwords.mjs';
import { inRoot } from './steps/root.mjs';
import { say } from './steps/say.mjs';

const FILE = 'common/contract/common-password-list.ts';
const LINE = 100;

/** Writes the list of common passwords from the package that has it, for server and storefront. */
const lines = commonPasswords().reduce(
  (all, password) => {
    const longer = `${all.at(-1)} ${password}`.trimStart();
    return longer.length <= LINE ? [...all.slice(0, -1), longer] : [...all, password];
  },
  [''],
);
writeFileSync(
  inRoot(FILE),
  `/**
 * The most common passwords that are long enough for an account, in the order of their frequency.
 * Written by \`npm run common-passwords\` from @zxcvbn-ts/language-common, by its MIT license
 * (common-password-list.license.txt), which has them from Mark Burnett's ten million passwords.
 */
export const LIST = \`
${lines.join('\n')}
\`;
`,
);
say(`Wrote ${FILE}.`);
