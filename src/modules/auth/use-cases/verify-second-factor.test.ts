import { factorFixture } from '../testing/factor-fixture.js';

describe('an answer by a second factor', () => {
  it('is a method of the account, and wrong the next time', async () => {
    const { verify, addTotp, codeNow } = await factorFixture();
    const [recoveryCode = ''] = await addTotp();
    for (const [answer, method] of [
      [{ code: codeNow() }, 'totp'],
      [{ recoveryCode }, 'recovery_code'],
    ] as const) {
      expect(await verify.execute('ann', answer, null)).toBe(method);
      expect(await verify.execute('ann', answer, null)).toBeUndefined();
    }
  });

  it('is wrong by a code where the account has no app', async () => {
    const { verify, codeNow } = await factorFixture();
    expect(await verify.execute('ann', { code: codeNow() }, null)).toBeUndefined();
  });

  it('is wrong by the app of another account, whose secret was copied', async () => {
    const { verify, factors, codeNow, clock } = await factorFixture();
    await factors.startTotp('ann', 'bob: secret');
    await factors.confirmTotp('ann', 1, clock.now());
    expect(await verify.execute('ann', { code: codeNow() }, null)).toBeUndefined();
  });

  it('is wrong by a recovery code that no factor stands behind', async () => {
    const { verify, factors } = await factorFixture();
    await factors.replaceRecoveryCodes('ann', [verify.hashOf('ann', 'code-1')]);
    expect(await verify.execute('ann', { recoveryCode: 'code-1' }, null)).toBeUndefined();
    expect((await factors.factorsOf('ann')).recoveryCodes).toBe(1);
  });

  it('is wrong by a passkey where the challenge asks for none', async () => {
    const { verify, enrollPasskey, own } = await factorFixture();
    const { challenge } = await enrollPasskey.begin(own, 'VIGOR');
    const response = { id: 'phone', challenge: 'new 1' };
    await enrollPasskey.add(own, { challenge, name: 'Phone', response });
    const passkey = { id: 'phone', challenge: null };
    expect(await verify.execute('ann', { passkey }, null)).toBeUndefined();
    expect(await verify.execute('ann', { passkey: response }, 'new 1')).toBe('passkey');
  });
});
