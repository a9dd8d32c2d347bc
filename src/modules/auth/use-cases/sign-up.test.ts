import { authFixture } from '../testing/auth-fixture.js';
import { SignUp } from './sign-up.js';

async function shop() {
  const fixture = await authFixture();
  const { unitOfWork, users, passwords, policy, startSession, events, ids, clock } = fixture;
  const signUp = new SignUp(
    ...([unitOfWork, users, passwords, policy, startSession, events, ids, clock] as const),
    ...([fixture.securityLog, fixture.releaseEmail] as const),
  );
  return { ...fixture, signUp };
}

describe('signing up', () => {
  it('opens a user’s account with the password as a hash, and signs its owner in', async () => {
    const { signUp, users, sessions, events, hasPassword, securityLog } = await shop();
    await signUp.execute({ name: 'Bob', email: 'bob@x.test', password: 'his own' });
    const { id } = (await users.findByEmail('bob@x.test'))!;
    expect(securityLog.recorded).toEqual([{ kind: 'account.created', userId: id }]);
    expect(await users.find(id)).toMatchObject({ name: 'Bob', role: 'user' });
    expect(await hasPassword(id, 'his own')).toBe(true);
    expect([...sessions.sessions.values()]).toMatchObject([{ userId: id }]);
    expect(events.published).toEqual([
      { name: 'auth.person-registered', payload: { personId: id } },
    ]);
  });

  it('is refused for an email address that is taken: no session, no welcome', async () => {
    const { signUp, sessions, events } = await shop();
    const attempt = signUp.execute({ name: 'Twin', email: 'ANN@x.test', password: 'x' });
    await expect(attempt).rejects.toThrow('An account with this email already exists');
    expect(sessions.sessions.size).toBe(0);
    expect(events.published).toEqual([]);
  });

  it('is refused before it costs a statement where too many wait', async () => {
    const { signUp, users, passwords } = await shop();
    passwords.isFull = true;
    const looked = jest.spyOn(users, 'findByEmail');
    const attempt = signUp.execute({ name: 'Bob', email: 'bob@x.test', password: 'his own' });
    await expect(attempt).rejects.toThrow('The shop is busy.');
    expect(looked).not.toHaveBeenCalled();
  });

  it('is refused with a common password, before it costs a hash', async () => {
    const { signUp, passwords } = await shop();
    const hash = jest.spyOn(passwords, 'hash');
    const attempt = signUp.execute({ name: 'Bob', email: 'bob@x.test', password: 'Password' });
    const errors = [expect.objectContaining({ field: 'password' })];
    await expect(attempt).rejects.toMatchObject({ kind: 'invalid', errors });
    expect(hash).not.toHaveBeenCalled();
  });
});
