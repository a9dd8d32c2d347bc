import { PasswordPolicy } from './password-policy.js';

it('refuses a common password in any case, naming the field, where the shop does', () => {
  const check = () => new PasswordPolicy(true).check('newPassword', 'PassWord');
  const message = 'This password is too common. Please choose another one';
  expect(check).toThrow(
    expect.objectContaining({ kind: 'invalid', errors: [{ field: 'newPassword', message }] }),
  );
});

it.each([
  [true, 'correct horse'],
  [false, 'password'],
])('accepts others, and where the shop refuses none any: %s, %s', (refusesCommon, password) => {
  new PasswordPolicy(refusesCommon).check('password', password);
});
