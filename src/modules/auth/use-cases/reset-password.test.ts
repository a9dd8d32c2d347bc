import { authFixture } from '../testing/auth-fixture.js';
import { ResetPassword } from './reset-password.js';

/** Ann is signed in, and has a link that is good for a minute. */
async function shop() {
  const fixture = await authFixture();
  const { unitOfWork, resets, users, sessions, passwords, tokens, events, clock } = fixture;
  await fixture.startSession.execute(fixture.ann);
  const token = tokens.forReset('link');
  const expiresAt = new Date(clock.now().getTime() + 60_000);
  await resets.add({ id: 'link', email: 'ann@x.test', tokenHash: tokens.hash(token), expiresAt });
  const reset = new ResetPassword(
    ...([unitOfWork, resets, users, sessions, passwords, tokens, events, clock] as const),
  );
  return {
    ...fixture,
    token,
    reset: (shown: string) => reset.execute({ token: shown, password: 'new' }),
  };
}

const REFUSED = 'This reset link is invalid or has expired';

describe('resetting a password', () => {
  it('sets it, ends every session and has the owner notified', async () => {
    const { reset, token, sessions, events, hasPassword } = await shop();
    await reset(token);
    expect(await hasPassword('ann', 'new')).toBe(true);
    expect(sessions.sessions.size).toBe(0);
    expect(events.published).toEqual([
      { name: 'auth.password-changed', payload: { personId: 'ann' } },
    ]);
  });

  it('hashes nothing for a link that is not good', async () => {
    const { reset, passwords } = await shop();
    const hash = jest.spyOn(passwords, 'hash');
    await expect(reset('made up')).rejects.toThrow(REFUSED);
    expect(hash).not.toHaveBeenCalled();
  });

  it('works once', async () => {
    const { reset, token, events } = await shop();
    await reset(token);
    await expect(reset(token)).rejects.toThrow(REFUSED);
    expect(events.published).toHaveLength(1);
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
});
