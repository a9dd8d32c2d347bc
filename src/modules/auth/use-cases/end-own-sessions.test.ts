import { authFixture } from '../testing/auth-fixture.js';
import { EndOwnSessions } from './end-own-sessions.js';

async function fixture() {
  const { unitOfWork, sessions, clock } = await authFixture();
  const open = (id: string, userId: string) =>
    sessions.open({
      id,
      userId,
      tokenHash: `hash of ${id}`,
      startedAt: clock.now(),
      provedAt: null,
      expiresAt: new Date(clock.now().getTime() + 1_000),
    });
  await Promise.all([open('phone', 'ann'), open('laptop', 'ann'), open('desk', 'bob')]);
  return { endOwnSessions: new EndOwnSessions(unitOfWork, sessions), sessions };
}

it('ends one session of the user', async () => {
  const { endOwnSessions, sessions } = await fixture();
  await endOwnSessions.one('ann', 'phone');
  expect([...sessions.sessions.keys()]).toEqual(['laptop', 'desk']);
});

it('knows no session of somebody else', async () => {
  const { endOwnSessions, sessions } = await fixture();
  await expect(endOwnSessions.one('ann', 'desk')).rejects.toThrow('Session not found');
  expect(sessions.sessions.size).toBe(3);
});

it('ends all others of the user, and none of anybody else', async () => {
  const { endOwnSessions, sessions } = await fixture();
  expect(await endOwnSessions.others({ userId: 'ann', sessionId: 'laptop' })).toBe(1);
  expect([...sessions.sessions.keys()]).toEqual(['laptop', 'desk']);
});
