import { MINUTE_MS } from '../../../kernel/time.js';
import { factorFixture } from '../testing/factor-fixture.js';

const QUARTER_MS = 15 * MINUTE_MS;

describe('the second factors of an account', () => {
  it('begin with a right code, end all other sessions, and come with recovery codes', async () => {
    const { enrollTotp, own, factors, sessions, startSession, ann, codeNow, events, clock } =
      await factorFixture();
    await startSession.execute(ann);
    expect(sessions.sessions.size).toBe(2);
    expect(await enrollTotp.begin(own, 'VIGOR')).toEqual({
      secret: 'secret',
      uri: 'VIGOR Ann@x.test secret',
    });
    const wrong = enrollTotp.confirm(own, '000000');
    await expect(wrong).rejects.toMatchObject({ errors: [{ field: 'code' }] });
    expect(await factors.hasAny('ann')).toBe(false);
    const codes = await enrollTotp.confirm(own, codeNow());
    expect(new Set(codes).size).toBe(10);
    expect([...sessions.sessions.keys()]).toEqual([own.sessionId]);
    const { totp, recoveryCodes } = await factors.factorsOf('ann');
    expect([totp?.secret, totp?.confirmedAt, recoveryCodes]).toEqual([
      'ann: secret',
      clock.now(),
      10,
    ]);
    expect(events.published).toEqual([
      { name: 'auth.factors-changed', payload: { personId: 'ann', change: 'totp-added' } },
    ]);
  });

  it('are not replaced by a second app', async () => {
    const { addTotp, enrollTotp, own } = await factorFixture();
    await addTotp();
    await expect(enrollTotp.begin(own, 'VIGOR')).rejects.toMatchObject({ code: 'factor_exists' });
  });

  it('change only where the user has proved lately who they are', async () => {
    const { addTotp, enrollTotp, enrollPasskey, renewRecoveryCodes, own, clock, factors } =
      await factorFixture();
    await addTotp();
    clock.advance(QUARTER_MS);
    const refused = { kind: 'forbidden', code: 'reauth_required' };
    await expect(enrollTotp.begin(own, 'VIGOR')).rejects.toMatchObject(refused);
    await expect(enrollTotp.remove(own)).rejects.toMatchObject(refused);
    await expect(enrollPasskey.begin(own, 'VIGOR')).rejects.toMatchObject(refused);
    await expect(renewRecoveryCodes.execute(own)).rejects.toMatchObject(refused);
    expect(await factors.hasAny('ann')).toBe(true);
  });

  it('change until 15 minutes after the login, and no longer', async () => {
    const { enrollTotp, own, clock } = await factorFixture();
    clock.advance(QUARTER_MS - 1);
    await enrollTotp.begin(own, 'VIGOR');
    clock.advance(1);
    const late = enrollTotp.begin(own, 'VIGOR');
    await expect(late).rejects.toMatchObject({ code: 'reauth_required' });
  });

  it('leave each change in the log, and end other sessions with the first one alone', async () => {
    const fixture = await factorFixture();
    const { addTotp, enrollTotp, enrollPasskey, renewRecoveryCodes, own, ann } = fixture;
    await addTotp();
    await fixture.startSession.execute(ann);
    const { challenge } = await enrollPasskey.begin(own, 'VIGOR');
    const response = { id: 'phone', challenge: 'new 1' };
    await enrollPasskey.add(own, { challenge, name: 'Phone', response });
    await renewRecoveryCodes.execute(own);
    const [phone] = (await fixture.factors.factorsOf('ann')).passkeys;
    await enrollPasskey.remove(own, phone!.id);
    await enrollTotp.remove(own);
    expect(fixture.sessions.sessions.size).toBe(2);
    const changes = [
      ...(['totp-added', 'passkey-added', 'recovery-codes-renewed'] as const),
      ...(['passkey-removed', 'totp-removed'] as const),
    ];
    const logged = changes.map((subject) => {
      const kind = subject.endsWith('-removed') ? 'factor.removed' : 'factor.added';
      return { kind, userId: 'ann', subject };
    });
    expect(fixture.securityLog.recorded).toEqual(logged);
    expect(fixture.events.published.map(({ payload }) => payload)).toEqual(
      changes.map((change) => ({ personId: 'ann', change })),
    );
  });

  it('leave no recovery codes behind the last one', async () => {
    const { addTotp, enrollTotp, own, factors } = await factorFixture();
    await addTotp();
    await enrollTotp.remove(own);
    expect(await factors.factorsOf('ann')).toMatchObject({ totp: undefined, recoveryCodes: 0 });
    await expect(enrollTotp.remove(own)).rejects.toThrow('Authenticator app not found');
  });

  it('end the challenges that were opened before', async () => {
    const { addTotp, proveIdentity, renewRecoveryCodes, own, challenges } = await factorFixture();
    await addTotp();
    await proveIdentity.begin('ann');
    await renewRecoveryCodes.execute(own);
    expect(challenges.rows.size).toBe(0);
  });

  it('have new recovery codes that end the older ones', async () => {
    const { addTotp, renewRecoveryCodes, own, factors } = await factorFixture();
    await expect(renewRecoveryCodes.execute(own)).rejects.toThrow('Second factor not found');
    const before = await addTotp();
    const after = await renewRecoveryCodes.execute(own);
    expect(after).toHaveLength(10);
    expect(after.filter((code) => before.includes(code))).toEqual([]);
    expect((await factors.factorsOf('ann')).recoveryCodes).toBe(10);
  });

  it('take a passkey of this account’s own challenge, once, and ten at most', async () => {
    const { enrollPasskey, own, factors } = await factorFixture();
    const add = async (id: string, signed?: string) => {
      const { challenge } = await enrollPasskey.begin(own, 'VIGOR');
      made += 1;
      const response = { id, challenge: signed ?? `new ${made}` };
      return enrollPasskey.add(own, { challenge, name: 'Phone', response });
    };
    let made = 0;
    await expect(add('phone', 'new 0')).rejects.toMatchObject({ errors: [{ field: 'passkey' }] });
    expect(await add('phone')).toHaveLength(10);
    await expect(add('phone')).rejects.toThrow('registered already');
    for (let index = 1; index < 10; index++) expect(await add(`key ${index}`)).toBeNull();
    await expect(add('one more')).rejects.toThrow('10 passkeys at most');
    const [first] = (await factors.factorsOf('ann')).passkeys;
    await enrollPasskey.remove(own, first!.id);
    await expect(enrollPasskey.remove(own, first!.id)).rejects.toThrow('Passkey not found');
  });

  it('take no passkey by the challenge of somebody else', async () => {
    const { enrollPasskey, own } = await factorFixture();
    const { challenge } = await enrollPasskey.begin(own, 'VIGOR');
    const response = { id: 'phone', challenge: 'new 1' };
    const attempt = enrollPasskey.add(
      { ...own, userId: 'bob' },
      { challenge, name: 'Phone', response },
    );
    await expect(attempt).rejects.toMatchObject({ code: 'challenge_expired' });
  });
});
