import { authFixture } from '../testing/auth-fixture.js';
import { SignUp } from './sign-up.js';

async function shop() {
  const fixture = await authFixture();
  const { unitOfWork, users, passwords, startSession, events, ids, clock } = fixture;
  const signUp = new SignUp(unitOfWork, users, passwords, startSession, events, ids, clock);
  return { ...fixture, signUp };
}

describe('signing up', () => {
  it('opens a user’s account with the password as a hash, and signs its owner in', async () => {
    const { signUp, users, sessions, events, hasPassword } = await shop();
    await signUp.execute({ name: 'Bob', email: 'bob@x.test', password: 'his own' });
    const { id } = (await users.findByEmail('bob@x.test'))!;
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
});
