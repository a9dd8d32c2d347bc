import { MINUTE_MS } from '../../../kernel/time.js';
import { FactorRequired } from '../domain/factor-errors.js';
import { factorFixture } from '../testing/factor-fixture.js';

const ANN = { email: 'ann@x.test', password: 'secret' };

/** Ann has an authenticator app, and no session. */
async function shop() {
  const fixture = await factorFixture();
  const recoveryCodes = await fixture.addTotp();
  fixture.sessions.sessions.clear();
  fixture.events.published.length = 0;
  fixture.securityLog.recorded.length = 0;
  const begin = async (isTrustedDevice?: boolean) => {
    const login = fixture.logIn.execute({ ...ANN, isTrustedDevice });
    const error: unknown = await login.catch((reason: unknown) => reason);
    if (!(error instanceof FactorRequired)) throw new Error('no factor was asked for');
    return error.data as { challenge: string; methods: string[]; passkey: object | null };
  };
  return { ...fixture, recoveryCodes, begin };
}

describe('a login with a second factor', () => {
  it('starts no session by the password alone, and one by the code', async () => {
    const { begin, completeLogin, sessions, codeNow } = await shop();
    const { challenge, methods, passkey } = await begin();
    expect([methods, passkey]).toEqual([['totp', 'recovery_code'], null]);
    expect(sessions.sessions.size).toBe(0);
    await completeLogin.execute(challenge, { code: codeNow() });
    expect([...sessions.sessions.values()]).toMatchObject([{ userId: 'ann' }]);
  });

  it('says nothing of the factor where the password is wrong', async () => {
    const { logIn, challenges } = await shop();
    const attempt = logIn.execute({ ...ANN, password: 'guessed' });
    await expect(attempt).rejects.toMatchObject({ code: 'wrong_credentials' });
    expect(challenges.rows.size).toBe(0);
  });

  it('takes a code once, whatever the challenge', async () => {
    const { begin, completeLogin, codeNow } = await shop();
    const [one, two] = [await begin(), await begin()];
    const code = codeNow();
    await completeLogin.execute(one.challenge, { code });
    const replayed = completeLogin.execute(two.challenge, { code });
    await expect(replayed).rejects.toMatchObject({ code: 'wrong_factor' });
    const older = completeLogin.execute(two.challenge, { code: codeNow(-1) });
    await expect(older).rejects.toMatchObject({ code: 'wrong_factor' });
    await completeLogin.execute(two.challenge, { code: codeNow(1) });
  });

  it('takes a challenge once', async () => {
    const { begin, completeLogin, codeNow, sessions } = await shop();
    const { challenge } = await begin();
    await completeLogin.execute(challenge, { code: codeNow() });
    const again = completeLogin.execute(challenge, { code: codeNow(1) });
    await expect(again).rejects.toMatchObject({ code: 'challenge_expired' });
    expect(sessions.sessions.size).toBe(1);
  });

  it('ends with five wrong answers, of which the user hears', async () => {
    const { begin, completeLogin, codeNow, events, securityLog } = await shop();
    const { challenge } = await begin();
    for (let attempt = 0; attempt < 5; attempt++) {
      const wrong = completeLogin.execute(challenge, { code: '000000' });
      await expect(wrong).rejects.toMatchObject({ code: 'wrong_factor' });
    }
    const right = completeLogin.execute(challenge, { code: codeNow() });
    await expect(right).rejects.toMatchObject({ code: 'challenge_expired' });
    const refused = { kind: 'factor.refused', userId: 'ann', isTrustedDevice: false };
    expect(securityLog.counted).toEqual(Array.from({ length: 5 }, () => refused));
    expect(events.published).toEqual([
      {
        name: 'auth.factors-changed',
        payload: { personId: 'ann', change: 'answers-refused' },
      },
    ]);
  });

  it('expires after five minutes', async () => {
    const { begin, completeLogin, codeNow, clock } = await shop();
    const { challenge } = await begin();
    clock.advance(5 * MINUTE_MS);
    const late = completeLogin.execute(challenge, { code: codeNow() });
    await expect(late).rejects.toMatchObject({ code: 'challenge_expired' });
  });

  it('ends with a change of the password', async () => {
    const { begin, completeLogin, codeNow, users } = await shop();
    const { challenge } = await begin();
    await users.setPassword('ann', 'hash of another');
    const late = completeLogin.execute(challenge, { code: codeNow() });
    await expect(late).rejects.toMatchObject({ code: 'challenge_expired' });
  });

  it('ends with a block of the account', async () => {
    const { begin, completeLogin, codeNow, users, sessions, clock } = await shop();
    const { challenge } = await begin();
    await users.setBlockedAt('ann', clock.now());
    const late = completeLogin.execute(challenge, { code: codeNow() });
    await expect(late).rejects.toMatchObject({ code: 'challenge_expired' });
    expect(sessions.sessions.size).toBe(0);
  });

  it.each([true, undefined])('is logged with its factor and its device (%s)', async (isTrusted) => {
    const { begin, completeLogin, codeNow, securityLog } = await shop();
    const { challenge } = await begin(isTrusted);
    await expect(completeLogin.execute(challenge, { code: '000000' })).rejects.toThrow();
    await completeLogin.execute(challenge, { code: codeNow() });
    const of = { userId: 'ann', isTrustedDevice: isTrusted ?? false };
    expect(securityLog.counted).toEqual([{ kind: 'factor.refused', ...of }]);
    expect(securityLog.recorded).toEqual([{ kind: 'login.succeeded', subject: 'totp', ...of }]);
  });

  it('has its attempts counted for the account of an open challenge', async () => {
    const { begin, completeLogin, clock } = await shop();
    const { challenge } = await begin();
    expect(await completeLogin.accountOf(challenge)).toMatchObject({ id: 'ann' });
    expect(await completeLogin.accountOf('made up')).toBeUndefined();
    clock.advance(5 * MINUTE_MS);
    expect(await completeLogin.accountOf(challenge)).toBeUndefined();
  });

  it('takes a recovery code once, however it is typed, and tells the user', async () => {
    const { begin, completeLogin, recoveryCodes, events } = await shop();
    const [recoveryCode = ''] = recoveryCodes;
    const typed = ` ${recoveryCode.toUpperCase().replace('-', ' ')} `;
    await completeLogin.execute((await begin()).challenge, { recoveryCode: typed });
    expect(events.published).toEqual([
      { name: 'auth.factors-changed', payload: { personId: 'ann', change: 'recovery-code-used' } },
    ]);
    const again = completeLogin.execute((await begin()).challenge, { recoveryCode });
    await expect(again).rejects.toMatchObject({ code: 'wrong_factor' });
  });

  it('takes a passkey that signs this challenge', async () => {
    const { begin, completeLogin, enrollPasskey, own, startSession, sessions, ann } = await shop();
    await startSession.execute(ann);
    const [sessionId = own.sessionId] = sessions.sessions.keys();
    const session = { userId: 'ann', sessionId };
    const { challenge: registration } = await enrollPasskey.begin(session, 'VIGOR');
    const response = { id: 'phone', challenge: 'new 1' };
    await enrollPasskey.add(session, { challenge: registration, name: 'Phone', response });
    const [one, two] = [await begin(), await begin()];
    expect(one.methods).toEqual(['passkey', 'totp', 'recovery_code']);
    const passkey = { id: 'phone', challenge: 'use 2' };
    const other = completeLogin.execute(two.challenge, { passkey });
    await expect(other).rejects.toMatchObject({ code: 'wrong_factor' });
    await completeLogin.execute(one.challenge, { passkey });
  });

  it('cannot be completed by the challenge of a signed-in user', async () => {
    const { proveIdentity, completeLogin, codeNow } = await shop();
    const open = await proveIdentity.begin('ann');
    const attempt = completeLogin.execute(open!.challenge, { code: codeNow() });
    await expect(attempt).rejects.toMatchObject({ code: 'challenge_expired' });
  });
});
