import { authFixture } from '../testing/auth-fixture.js';
import { LIFETIMES } from '../testing/fake-tokens.js';
import { RequestPasswordReset } from './request-password-reset.js';

async function shop() {
  const fixture = await authFixture();
  const { unitOfWork, resets, tokens, events, ids, clock, users, securityLog } = fixture;
  return {
    ...fixture,
    request: new RequestPasswordReset(
      ...([unitOfWork, resets, tokens, events, ids, clock, LIFETIMES] as const),
      ...([users, securityLog] as const),
    ),
  };
}

describe('a reset link', () => {
  it('is stored by the hash of its token, and is good for its lifetime', async () => {
    const { request, resets, tokens, clock } = await shop();
    await request.execute('ann@x.test');
    const [[id, link]] = [...resets.rows] as [[string, object]];
    const expiresAt = new Date(clock.now().getTime() + LIFETIMES.resetLinkMs);
    const tokenHash = tokens.hash(tokens.forReset(id));
    expect(link).toEqual({ userId: 'ann', tokenHash, expiresAt });
  });

  it.each([
    ['ann@x.test', 'ann'],
    ['nobody@x.test', undefined],
  ])('is stored, announced and logged for %s alike', async (email, userId) => {
    const { request, resets, events, securityLog } = await shop();
    await request.execute(email);
    expect(securityLog.counted).toEqual([{ kind: 'reset.requested', userId }]);
    const [resetId] = resets.rows.keys();
    expect(events.published).toEqual([
      { name: 'auth.password-reset-requested', payload: { resetId } },
    ]);
  });
});
