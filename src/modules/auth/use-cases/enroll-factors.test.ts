import { factorFixture } from '../testing/factor-fixture.js';

describe('an authenticator app', () => {
  it('is not confirmed before it is begun, nor twice', async () => {
    const { enrollTotp, own, codeNow, addTotp, events, securityLog } = await factorFixture();
    const early = enrollTotp.confirm(own, codeNow());
    await expect(early).rejects.toMatchObject({ errors: [{ field: 'code' }] });
    await addTotp();
    const again = enrollTotp.confirm(own, codeNow());
    await expect(again).rejects.toMatchObject({ code: 'factor_exists' });
    expect([events.published.length, securityLog.recorded.length]).toEqual([1, 1]);
  });
});

describe('a passkey', () => {
  it('is stored with its name and its age, and was not used yet', async () => {
    const { enrollPasskey, own, factors, clock } = await factorFixture();
    const { challenge } = await enrollPasskey.begin(own, 'VIGOR');
    const response = { id: 'phone', challenge: 'new 1' };
    await enrollPasskey.add(own, { challenge, name: 'Phone', response });
    expect((await factors.factorsOf('ann')).passkeys).toMatchObject([
      { credentialId: 'phone', name: 'Phone', createdAt: clock.now(), lastUsedAt: null },
    ]);
  });

  it('is not added by a challenge that was made up', async () => {
    const { enrollPasskey, own } = await factorFixture();
    const response = { id: 'phone', challenge: 'new 1' };
    const attempt = enrollPasskey.add(own, { challenge: 'made up', name: 'Phone', response });
    await expect(attempt).rejects.toMatchObject({ code: 'challenge_expired' });
  });

  it('is added by one of two requests at once with the same challenge', async () => {
    const { enrollPasskey, own, factors } = await factorFixture();
    const { challenge } = await enrollPasskey.begin(own, 'VIGOR');
    const add = (id: string) => {
      const response = { id, challenge: 'new 1' };
      return enrollPasskey.add(own, { challenge, name: id, response });
    };
    const [first, second] = await Promise.allSettled([add('phone'), add('tablet')]);
    expect(first.status).toBe('fulfilled');
    expect(second).toMatchObject({ status: 'rejected', reason: { code: 'challenge_expired' } });
    expect((await factors.factorsOf('ann')).passkeys).toMatchObject([{ name: 'phone' }]);
  });
});

it('a second factor is begun by a user alone', async () => {
  const { enrollTotp, enrollPasskey, own } = await factorFixture();
  const nobody = { ...own, userId: 'nobody' };
  const refused = { code: 'no_session' };
  await expect(enrollTotp.begin(nobody, 'VIGOR')).rejects.toMatchObject(refused);
  await expect(enrollPasskey.begin(nobody, 'VIGOR')).rejects.toMatchObject(refused);
});
