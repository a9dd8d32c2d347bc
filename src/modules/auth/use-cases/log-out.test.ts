import { authFixture } from '../testing/auth-fixture.js';
import { LogOut } from './log-out.js';

/** Ann is signed in twice. */
async function shop() {
  const fixture = await authFixture();
  const { unitOfWork, sessions, tokens, startSession, ann } = fixture;
  const { refreshToken } = await startSession.execute(ann);
  const [sessionId] = sessions.sessions.keys();
  await startSession.execute(ann);
  const logOut = new LogOut(unitOfWork, sessions, tokens);
  return { logOut, sessions: sessions.sessions, sessionId: sessionId!, refreshToken };
}

describe('logging out', () => {
  it('ends the session of the access token, and no other', async () => {
    const { logOut, sessions, sessionId } = await shop();
    await logOut.execute({ sessionId });
    expect([...sessions.keys()]).toEqual([expect.not.stringMatching(sessionId)]);
  });

  it('ends the session of the refresh token, and no other', async () => {
    const { logOut, sessions, sessionId, refreshToken } = await shop();
    await logOut.execute({ refreshToken });
    expect([...sessions.keys()]).toEqual([expect.not.stringMatching(sessionId)]);
  });

  it('ends both sessions where the tokens are of two', async () => {
    const { logOut, sessions, sessionId, refreshToken } = await shop();
    const another = [...sessions.keys()].find((id) => id !== sessionId)!;
    await logOut.execute({ sessionId: another, refreshToken });
    expect(sessions.size).toBe(0);
  });

  it('succeeds without a session and with a token that is unknown', async () => {
    const { logOut, sessions } = await shop();
    await logOut.execute({});
    await logOut.execute({ refreshToken: 'made up' });
    expect(sessions.size).toBe(2);
  });
});
