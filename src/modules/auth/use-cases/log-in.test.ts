import { factorFixture } from '../testing/factor-fixture.js';

async function shop() {
  const { logIn, users, passwords, sessions, securityLog } = await factorFixture();
  sessions.sessions.clear();
  return { logIn, users, passwords, sessions, securityLog };
}

describe('logging in', () => {
  it('starts a session, whatever the case of the email address', async () => {
    const { logIn, sessions } = await shop();
    await logIn.execute({ email: 'ann@X.test', password: 'secret' });
    expect([...sessions.sessions.values()]).toMatchObject([{ userId: 'ann' }]);
  });

  it('checks a password even where there is no account', async () => {
    const { logIn, passwords } = await shop();
    const attempt = logIn.execute({ email: 'nobody@x.test', password: 'secret' });
    await expect(attempt).rejects.toThrow('Invalid email or password');
    expect(passwords.verified).toEqual([undefined]);
  });

  it('is refused with another password', async () => {
    const { logIn, sessions } = await shop();
    const attempt = logIn.execute({ email: 'ann@x.test', password: 'guessed' });
    await expect(attempt).rejects.toThrow('Invalid email or password');
    expect(sessions.sessions.size).toBe(0);
  });

  it('is refused before it costs a statement where too many wait, except on a trusted device', async () => {
    const { logIn, users, passwords } = await shop();
    passwords.isFull = true;
    const looked = jest.spyOn(users, 'credentialsByEmail');
    const ann = { email: 'ann@x.test', password: 'secret' };
    await expect(logIn.execute(ann)).rejects.toThrow('The shop is busy.');
    expect(looked).not.toHaveBeenCalled();
    await logIn.execute({ ...ann, isTrustedDevice: true });
  });

  it('is refused without an account, whatever the check of the password says', async () => {
    const { logIn, passwords } = await shop();
    passwords.verify = async () => true;
    const attempt = logIn.execute({ email: 'nobody@x.test', password: 'secret' });
    await expect(attempt).rejects.toThrow('Invalid email or password');
  });

  it('starts no session when the password was changed after it was checked', async () => {
    const { logIn, users, passwords, sessions } = await shop();
    const verify = passwords.verify.bind(passwords);
    passwords.verify = async (hash, password) => {
      const fits = await verify(hash, password);
      await users.setPassword('ann', 'hash of another');
      return fits;
    };
    const attempt = logIn.execute({ email: 'ann@x.test', password: 'secret' });
    await expect(attempt).rejects.toThrow('Invalid email or password');
    expect(sessions.sessions.size).toBe(0);
  });

  it('is refused with a clear text where the account is blocked, to who knows the password', async () => {
    const { logIn, users, sessions, securityLog } = await shop();
    await users.setBlockedAt('ann', new Date(0));
    const refused = (password: string) => expect(logIn.execute({ email: 'ann@x.test', password }));
    await refused('guessed').rejects.toThrow('Invalid email or password');
    await refused('secret').rejects.toMatchObject({
      kind: 'forbidden',
      code: 'account_blocked',
      message: 'This account is blocked. Please contact us.',
    });
    expect(sessions.sessions.size).toBe(0);
    expect(securityLog.counted).toEqual([
      { kind: 'login.failed', userId: 'ann' },
      { kind: 'login.blocked', userId: 'ann' },
    ]);
  });

  it('is logged with the account and whether it trusts the device, and names no unknown one', async () => {
    const { logIn, securityLog } = await shop();
    await logIn.execute({ email: 'ann@x.test', password: 'secret', isTrustedDevice: true });
    for (const email of ['ann@x.test', 'nobody@x.test']) {
      await expect(logIn.execute({ email, password: 'guessed' })).rejects.toThrow('Invalid');
    }
    expect(securityLog.recorded).toEqual([
      { kind: 'login.succeeded', userId: 'ann', isTrustedDevice: true },
    ]);
    expect(securityLog.counted).toEqual([
      { kind: 'login.failed', userId: 'ann' },
      { kind: 'login.failed', userId: undefined },
    ]);
  });
});
