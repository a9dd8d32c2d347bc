import { adminArguments } from './admin-arguments.js';

const EMAIL = 'max@x.test';

describe('the arguments of npm run admin', () => {
  it('are the email of an owner, or of who gets a new password', () => {
    expect(adminArguments([EMAIL])).toEqual({ email: EMAIL, isNewPassword: false });
    const expected = { email: EMAIL, isNewPassword: true };
    expect(adminArguments([EMAIL, '--new-password'])).toEqual(expected);
    expect(adminArguments(['--new-password', EMAIL])).toEqual(expected);
  });

  it.each([[], ['max'], ['--new-password'], [EMAIL, '--new-pasword'], [EMAIL, 'bob@x.test']])(
    'are refused: %s %s',
    (...given) => {
      expect(() => adminArguments(given)).toThrow('npm run admin -- user@example.com');
    },
  );
});
