import { HOUR_MS } from '../../../kernel/time.js';
import { authFixture } from '../testing/auth-fixture.js';
import { ChangePassword } from './change-password.js';

/** Ann is signed in elsewhere, and has a reset link in her mailbox. */
async function shop() {
  const fixture = await authFixture();
  const { unitOfWork, users, passwords, policy, sessions, resets, clock } = fixture;
  const { startSession, events, securityLog } = fixture;
  await startSession.execute(fixture.ann);
  const expiresAt = new Date(clock.now().getTime() + 60_000);
  await resets.add({ id: 'link', email: 'ann@x.test', tokenHash: 'x', expiresAt }, clock.now());
  const [elsewhere] = sessions.sessions.keys();
  return {
    ...fixture,
    elsewhere: elsewhere!,
    change: new ChangePassword(
      ...([unitOfWork, users, passwords, policy, sessions, resets] as const),
      ...([startSession, events, securityLog, fixture.factors] as const),
    ),
  };
}

const ANN = { userId: 'ann', sessionId: 'none' };
const REFUSED = { errors: [{ field: 'oldPassword', message: 'The old password is not correct' }] };

describe('changing a password', () => {
  it('leaves one new session, no reset link, and has the owner notified', async () => {
    const { change, sessions, resets, events, elsewhere, hasPassword, securityLog } = await shop();
    await change.execute(ANN, { oldPassword: 'secret', newPassword: 'better' });
    expect(securityLog.recorded).toEqual([{ kind: 'password.changed', userId: 'ann' }]);
    expect(await hasPassword('ann', 'better')).toBe(true);
    expect([...sessions.sessions.values()]).toMatchObject([{ userId: 'ann' }]);
    expect(sessions.sessions.has(elsewhere)).toBe(false);
    expect(resets.rows.size).toBe(0);
    expect(events.published).toEqual([
      { name: 'auth.password-changed', payload: { personId: 'ann' } },
    ]);
  });

  it.each([
    ['the old password is wrong', 'ann', 'wrong'],
    ['the user is unknown', 'bob', 'secret'],
  ])('is refused where %s, and changes nothing', async (_case, id, oldPassword) => {
    const { change, sessions, resets, events, elsewhere, hasPassword, securityLog } = await shop();
    const attempt = change.execute(
      { userId: id, sessionId: 'none' },
      { oldPassword, newPassword: 'better' },
    );
    await expect(attempt).rejects.toMatchObject(REFUSED);
    expect(securityLog.counted).toEqual([{ kind: 'password.refused', userId: id }]);
    expect(await hasPassword('ann', 'secret')).toBe(true);
    expect([...sessions.sessions.keys()]).toEqual([elsewhere]);
    expect(resets.rows.size).toBe(1);
    expect(events.published).toEqual([]);
  });

  it('is refused to an unknown user, whatever the check of the password says', async () => {
    const { change, passwords } = await shop();
    passwords.verify = async () => true;
    const attempt = change.execute(
      { userId: 'bob', sessionId: 'none' },
      { oldPassword: 'secret', newPassword: 'better' },
    );
    await expect(attempt).rejects.toMatchObject(REFUSED);
  });

  it('is refused where another change came first', async () => {
    const { change, users, passwords, sessions, elsewhere, hasPassword } = await shop();
    const hash = passwords.hash.bind(passwords);
    passwords.hash = async (password) => {
      await users.setPassword('ann', await hash('first'));
      return hash(password);
    };
    const attempt = change.execute(ANN, { oldPassword: 'secret', newPassword: 'second' });
    await expect(attempt).rejects.toMatchObject(REFUSED);
    expect(await hasPassword('ann', 'first')).toBe(true);
    expect([...sessions.sessions.keys()]).toEqual([elsewhere]);
  });

  it('proves who the user is, but not beside a second factor', async () => {
    const { change, sessions, factors, clock, elsewhere } = await shop();
    const own = { userId: 'ann', sessionId: elsewhere };
    const before = clock.now();
    clock.advance(60_000);
    await change.execute(own, { oldPassword: 'secret', newPassword: 'second' });
    const [second = ''] = sessions.sessions.keys();
    expect(await sessions.provedAt(second)).toEqual(clock.now());
    expect(clock.now()).not.toEqual(before);

    await factors.startTotp('ann', 'x');
    await factors.confirmTotp('ann', 1, clock.now());
    const provedAt = clock.now();
    clock.advance(HOUR_MS);
    const again = { userId: 'ann', sessionId: second };
    await change.execute(again, { oldPassword: 'second', newPassword: 'third one' });
    const [third = ''] = sessions.sessions.keys();
    expect(third).not.toBe(second);
    expect(await sessions.provedAt(third)).toEqual(provedAt);
  });

  it('ends with the session of an account with a second factor, whose proof it takes over', async () => {
    const { change, sessions, factors, clock, elsewhere } = await shop();
    await factors.startTotp('ann', 'x');
    await factors.confirmTotp('ann', 1, clock.now());
    const attempt = change.execute(ANN, { oldPassword: 'secret', newPassword: 'better' });
    await expect(attempt).rejects.toMatchObject({ code: 'no_session' });
    expect([...sessions.sessions.keys()]).toEqual([elsewhere]);
  });

  it('is done while too many log in', async () => {
    const { change, passwords, hasPassword } = await shop();
    passwords.isFull = true;
    await change.execute(ANN, { oldPassword: 'secret', newPassword: 'better' });
    passwords.isFull = false;
    expect(await hasPassword('ann', 'better')).toBe(true);
  });

  it('refuses a common password', async () => {
    const { change, hasPassword } = await shop();
    const attempt = change.execute(ANN, { oldPassword: 'secret', newPassword: 'Qwerty' });
    const errors = [expect.objectContaining({ field: 'newPassword' })];
    await expect(attempt).rejects.toMatchObject({ kind: 'invalid', errors });
    expect(await hasPassword('ann', 'secret')).toBe(true);
  });
});
