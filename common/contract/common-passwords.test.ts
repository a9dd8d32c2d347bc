import { dictionary } from '@zxcvbn-ts/language-common';
import { passwordRules } from './account.js';
import { LIST } from './common-password-list.js';
import { isCommonPassword } from './common-passwords.js';

it('knows the 1,000 most common passwords of the package, of those that may be chosen', () => {
  const allowed = dictionary['passwords-common'].filter(
    ({ length }) => length >= passwordRules.min,
  );
  expect(LIST.trim().split(/\s+/)).toEqual(allowed.slice(0, 1_000));
});

it.each(['123456', 'password', 'PassWord', '246810'])('counts %s among them', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each(['correct horse', 'password ', '', '12345'])('does not count "%s"', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
