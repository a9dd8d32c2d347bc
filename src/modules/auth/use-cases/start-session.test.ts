import { authFixture } from '../testing/auth-fixture.js';
import { LIFETIMES } from '../testing/fake-tokens.js';

it('a new session is stored by the hash of its token only, and ends after its lifetime', async () => {
  const { startSession, sessions, tokens, clock, ann } = await authFixture();
  const { refreshToken } = await startSession.execute(ann);
  expect([...sessions.tokens.keys()]).toEqual([tokens.hash(refreshToken)]);
  const expiresAt = new Date(clock.now().getTime() + LIFETIMES.refreshMs);
  expect([...sessions.sessions.values()]).toMatchObject([{ userId: 'ann', expiresAt }]);
});

it('its access token names the user and the session', async () => {
  const { startSession, sessions, accessTokens, ann } = await authFixture();
  const { accessToken } = await startSession.execute(ann);
  const [sessionId] = sessions.sessions.keys();
  const claims = { userId: 'ann', role: 'user', sessionId: sessionId! } as const;
  expect(accessToken).toBe(accessTokens.sign(claims));
});
