import { CountingIds, DirectUnitOfWork, SettableClock } from '../../../kernel/testing/fakes.js';
import { newUser } from '../domain/user.js';
import { FakeSessionStore } from '../testing/fake-session-store.js';
import {
  FakeAccessTokens,
  FakeOpaqueTokens,
  FakePasswords,
  LIFETIMES,
} from '../testing/fake-tokens.js';
import { FakeUserRepository } from '../testing/fake-user-repository.js';
import { LogIn } from './log-in.js';
import { StartSession } from './start-session.js';

async function shop() {
  const clock = new SettableClock();
  const users = new FakeUserRepository();
  const passwords = new FakePasswords();
  const sessions = new FakeSessionStore();
  const start = new StartSession(
    sessions,
    new FakeAccessTokens(),
    new FakeOpaqueTokens(),
    new CountingIds(),
    clock,
    LIFETIMES,
  );
  const user = { id: 'ann', name: 'Ann', email: 'Ann@x.test', createdAt: clock.now() };
  await users.add(newUser(user), await passwords.hash('secret'));
  const logIn = new LogIn(new DirectUnitOfWork(), users, passwords, start);
  return { logIn, users, passwords, sessions };
}

describe('logging in', () => {
  it('starts a session, whatever the case of the e-mail', async () => {
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
});
