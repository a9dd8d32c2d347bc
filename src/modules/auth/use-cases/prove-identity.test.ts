import { HOUR_MS } from '../../../kernel/time.js';
import { factorFixture } from '../testing/factor-fixture.js';

/** Ann has been signed in for an hour. */
async function shop() {
  const fixture = await factorFixture();
  fixture.clock.advance(HOUR_MS);
  const isProved = async () =>
    (await fixture.sessions.provedAt(fixture.own.sessionId))?.getTime() ===
    fixture.clock.now().getTime();
  return { ...fixture, isProved };
}

describe('proving again who one is', () => {
  it('takes the password', async () => {
    const { proveIdentity, own, isProved, securityLog } = await shop();
    expect(await proveIdentity.begin('ann')).toBeUndefined();
    const wrong = proveIdentity.execute(own, { password: 'guessed' });
    await expect(wrong).rejects.toMatchObject({ kind: 'invalid', errors: [{ field: 'password' }] });
    expect(await isProved()).toBe(false);
    expect(securityLog.counted).toEqual([{ kind: 'identity.refused', userId: 'ann' }]);
    await proveIdentity.execute(own, { password: 'secret' });
    expect(await isProved()).toBe(true);
    expect(securityLog.recorded).toEqual([{ kind: 'identity.proved', userId: 'ann' }]);
  });

  it('takes the password while too many log in, and of no blocked or unknown account', async () => {
    const { proveIdentity, own, isProved, users, passwords, clock } = await shop();
    passwords.isFull = true;
    await users.setBlockedAt('ann', clock.now());
    for (const userId of ['ann', 'nobody']) {
      const attempt = proveIdentity.execute({ ...own, userId }, { password: 'secret' });
      await expect(attempt).rejects.toMatchObject({ errors: [{ field: 'password' }] });
    }
    expect(await isProved()).toBe(false);
    await users.setBlockedAt('ann', null);
    await proveIdentity.execute(own, { password: 'secret' });
    expect(await isProved()).toBe(true);
  });

  it.each([
    ['code', { code: '000000' }],
    ['recoveryCode', { recoveryCode: 'guessed' }],
    ['passkey', { passkey: { id: 'stolen' } }],
  ])('names the field of a wrong answer: %s', async (field, answer) => {
    const { proveIdentity, own, addTotp } = await factorFixture();
    await addTotp();
    const { challenge } = (await proveIdentity.begin('ann'))!;
    const attempt = proveIdentity.execute(own, { challenge, answer });
    await expect(attempt).rejects.toMatchObject({ kind: 'invalid', errors: [{ field }] });
  });

  it('takes one of two right answers at once', async () => {
    const { proveIdentity, own, addTotp, codeNow } = await factorFixture();
    const [recoveryCode = ''] = await addTotp();
    const { challenge } = (await proveIdentity.begin('ann'))!;
    const [first, second] = await Promise.allSettled([
      proveIdentity.execute(own, { challenge, answer: { code: codeNow() } }),
      proveIdentity.execute(own, { challenge, answer: { recoveryCode } }),
    ]);
    expect([first.status, second.status].sort()).toEqual(['fulfilled', 'rejected']);
    const refused = first.status === 'rejected' ? first : second;
    expect(refused).toMatchObject({ reason: { code: 'challenge_expired' } });
  });

  it('takes a second factor alone where the account has one', async () => {
    const fixture = await factorFixture();
    await fixture.addTotp();
    const { proveIdentity, own, codeNow, clock } = fixture;
    clock.advance(HOUR_MS);
    const byPassword = proveIdentity.execute(own, { password: 'secret' });
    await expect(byPassword).rejects.toMatchObject({ errors: [{ field: 'password' }] });
    const challenge = (await proveIdentity.begin('ann'))!.challenge;
    const wrong = proveIdentity.execute(own, { challenge, answer: { code: '000000' } });
    await expect(wrong).rejects.toMatchObject({ kind: 'invalid', errors: [{ field: 'code' }] });
    await proveIdentity.execute(own, { challenge, answer: { code: codeNow() } });
    expect(await fixture.sessions.provedAt(own.sessionId)).toEqual(clock.now());
  });

  it('takes no challenge of a login, nor of somebody else', async () => {
    const fixture = await factorFixture();
    await fixture.addTotp();
    const { proveIdentity, own, codeNow, openChallenge } = fixture;
    const given = { userId: 'ann', credentialsHash: null, trustedDevice: false };
    const login = await openChallenge.execute({ ...given, purpose: 'login' });
    const attempt = (userId: string, challenge: string) =>
      proveIdentity.execute({ ...own, userId }, { challenge, answer: { code: codeNow() } });
    const expired = { kind: 'conflict', code: 'challenge_expired' };
    await expect(attempt('ann', login!.challenge)).rejects.toMatchObject(expired);
    const proof = await openChallenge.execute({ ...given, purpose: 'proof' });
    await expect(attempt('bob', proof!.challenge)).rejects.toMatchObject(expired);
  });

  it('is of no use to a session that has ended', async () => {
    const { proveIdentity, own, sessions } = await shop();
    await sessions.end(own.sessionId);
    const attempt = proveIdentity.execute(own, { password: 'secret' });
    await expect(attempt).rejects.toMatchObject({ code: 'no_session' });
  });
});
