import { authFixture } from '../testing/auth-fixture.js';
import { ConfirmPassword } from './confirm-password.js';

async function shop() {
  const fixture = await authFixture();
  const { users, passwords, securityLog } = fixture;
  return { ...fixture, confirm: new ConfirmPassword(users, passwords, securityLog) };
}

describe('confirming a password', () => {
  it.each([
    ['the password is wrong', 'ann', 'wrong'],
    ['the user is unknown', 'bob', 'secret'],
  ])('is refused where %s', async (_case, userId, password) => {
    const { confirm, securityLog } = await shop();
    const attempt = confirm.execute(userId, password);
    await expect(attempt).rejects.toMatchObject({ errors: [{ field: 'currentPassword' }] });
    expect(securityLog.counted).toEqual([{ kind: 'password.refused', userId }]);
  });

  it('is done while too many log in', async () => {
    const { confirm, passwords } = await shop();
    passwords.isFull = true;
    expect(await confirm.execute('ann', 'secret')).toBe('hash of secret');
  });
});
