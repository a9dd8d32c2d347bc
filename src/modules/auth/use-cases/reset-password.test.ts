import { authFixture } from '../testing/auth-fixture.js';
import { ResetPassword } from './reset-password.js';

/** Ann is signed in, and has a link that is good for a minute. */
async function shop() {
  const fixture = await authFixture();
  const { unitOfWork, resets, users, sessions, passwords, policy, tokens, events, clock } = fixture;
  await fixture.startSession.execute(fixture.ann);
  const token = tokens.forReset('link');
  const expiresAt = new Date(clock.now().getTime() + 60_000);
  await resets.add(
    { id: 'link', email: 'ann@x.test', tokenHash: tokens.hash(token), expiresAt },
    clock.now(),
  );
  const reset = new ResetPassword(
    ...([unitOfWork, resets, users, sessions, passwords, policy] as const),
    ...([tokens, events, clock, fixture.securityLog] as const),
  );
  return {
    ...fixture,
    token,
    reset: (shown: string, password = 'new') => reset.execute({ token: shown, password }),
  };
}

const REFUSED = 'This reset link is invalid or has expired';

describe('resetting a password', () => {
  it('sets it, ends every session and has the owner notified', async () => {
    const { reset, token, sessions, events, hasPassword, securityLog } = await shop();
    expect(await reset(token)).toEqual({ id: 'ann', email: 'Ann@x.test' });
    expect(securityLog.recorded).toEqual([{ kind: 'password.reset', userId: 'ann' }]);
    expect(await hasPassword('ann', 'new')).toBe(true);
    expect(sessions.sessions.size).toBe(0);
    expect(events.published).toEqual([
      { name: 'auth.password-changed', payload: { personId: 'ann' } },
    ]);
  });

  it('hashes nothing for a link that is not good', async () => {
    const { reset, passwords, securityLog } = await shop();
    const hash = jest.spyOn(passwords, 'hash');
    await expect(reset('made up')).rejects.toThrow(REFUSED);
    expect(hash).not.toHaveBeenCalled();
    expect(securityLog.counted).toEqual([{ kind: 'reset.failed' }]);
  });

  it('works once', async () => {
    const { reset, token, events } = await shop();
    await reset(token);
    await expect(reset(token)).rejects.toThrow(REFUSED);
    expect(events.published).toHaveLength(1);
  });

  it('works for one of two requests at once', async () => {
    const { reset, token, hasPassword } = await shop();
    const [first, second] = await Promise.allSettled([reset(token), reset(token, 'newer')]);
    expect(first.status).toBe('fulfilled');
    const reason = { code: 'invalid_reset_link' };
    expect(second).toMatchObject({ status: 'rejected', reason });
    expect(await hasPassword('ann', 'new')).toBe(true);
  });

  it('is done while too many log in', async () => {
    const { reset, token, passwords } = await shop();
    passwords.isFull = true;
    expect(await reset(token)).toEqual({ id: 'ann', email: 'Ann@x.test' });
  });

  it('is refused by a made-up token and by one that is too old, and changes nothing', async () => {
    const { reset, token, clock, sessions, events, hasPassword } = await shop();
    await expect(reset('made up')).rejects.toThrow(REFUSED);
    clock.advance(60_000);
    await expect(reset(token)).rejects.toThrow(REFUSED);
    expect(await hasPassword('ann', 'secret')).toBe(true);
    expect(sessions.sessions.size).toBe(1);
    expect(events.published).toEqual([]);
  });

  it('refuses a common password, and leaves the link for another one', async () => {
    const { reset, token } = await shop();
    const errors = [expect.objectContaining({ field: 'password' })];
    await expect(reset(token, '123456')).rejects.toMatchObject({ kind: 'invalid', errors });
    await reset(token);
  });
});
