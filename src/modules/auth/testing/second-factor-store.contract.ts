import type { Passkey } from '../domain/second-factor.js';
import type { SecondFactorStore } from '../ports/second-factor-store.js';

const NOW = new Date(Date.UTC(2030, 0, 1));
const passkey = (id: number): Passkey => ({
  id: `01900000-0000-7000-8000-0000000000a${id}`,
  credentialId: `credential ${id}`,
  publicKey: 'key',
  counter: 4_000_000_000,
  transports: ['internal', 'hybrid'],
  name: 'Phone',
  createdAt: NOW,
  lastUsedAt: null,
});

/** The contract of every store of second factors. `make` returns an empty one with these two users. */
export function secondFactorStoreContract(
  make: () => Promise<{
    store: SecondFactorStore;
    userId: string;
    otherId: string;
    inTransaction: <Result>(work: () => Promise<Result>) => Promise<Result>;
  }>,
): void {
  it('an app counts from its confirmation on, and each of its steps once', async () => {
    const { store, userId, inTransaction: run } = await make();
    await run(() => store.lock(userId));
    expect(await run(() => store.useTotpStep(userId, 1))).toBe(false);
    expect(await run(() => store.startTotp(userId, 'one', NOW))).toBe(true);
    expect(await run(() => store.startTotp(userId, 'two', NOW))).toBe(true);
    expect(await store.hasAny(userId)).toBe(false);
    expect(await run(() => store.useTotpStep(userId, 1))).toBe(false);
    expect(await run(() => store.confirmTotp(userId, 10, NOW))).toBe(true);
    expect(await run(() => store.confirmTotp(userId, 11, NOW))).toBe(false);
    expect(await run(() => store.startTotp(userId, 'three', NOW))).toBe(false);
    expect(await store.hasAny(userId)).toBe(true);
    expect((await store.factorsOf(userId)).totp).toEqual({
      secret: 'two',
      confirmedAt: NOW,
      lastStep: 10,
    });
    const used = [];
    for (const step of [10, 9, 11, 11]) {
      used.push(await run(() => store.useTotpStep(userId, step)));
    }
    expect(used).toEqual([false, false, true, false]);
    expect(await run(() => store.removeTotp(userId))).toBe(true);
    expect(await run(() => store.removeTotp(userId))).toBe(false);
    expect(await store.hasAny(userId)).toBe(false);
  });

  it('secrets of apps are listed by user, and replaced in place', async () => {
    const { store, userId, otherId, inTransaction: run } = await make();
    const [first, second] = [userId, otherId].sort() as [string, string];
    for (const id of [second, first]) await run(() => store.startTotp(id, `of ${id}`, NOW));
    await run(() => store.confirmTotp(first, 10, NOW));
    const [listed, ...rest] = await store.totpSecrets(undefined, 1);
    expect([listed, rest]).toEqual([{ userId: first, secret: `of ${first}` }, []]);
    await run(() => store.replaceTotpSecret(second, 'another'));
    expect(await store.totpSecrets(first, 5)).toEqual([{ userId: second, secret: 'another' }]);
    expect((await store.factorsOf(first)).totp).toMatchObject({ confirmedAt: NOW, lastStep: 10 });
  });

  it('credentials are others after each change, and the same after a use of a factor', async () => {
    const { store, userId, otherId, inTransaction: run } = await make();
    const seen: (readonly string[])[] = [];
    const look = async () => seen.push(await store.credentialIdsOf(userId));
    await look();
    await run(() => store.startTotp(userId, 'secret', NOW));
    expect(await store.credentialIdsOf(userId)).toEqual(seen[0]);
    await run(() => store.confirmTotp(userId, 10, NOW));
    await look();
    await run(() => store.addPasskey(userId, passkey(1)));
    await look();
    await run(() => store.usePasskey(passkey(1), passkey(1).counter + 1, NOW));
    await run(() => store.useTotpStep(userId, 11));
    expect(await store.credentialIdsOf(userId)).toEqual(seen[2]);
    await run(() => store.replaceRecoveryCodes(userId, ['b', 'a']));
    await look();
    await run(() => store.replaceRecoveryCodes(userId, ['d', 'c']));
    await look();
    expect(new Set(seen.map((ids) => ids.join(' '))).size).toBe(5);
    expect(seen[4]).toEqual(['c', 'credential 1', 'd', 'secret']);
    expect(await store.credentialIdsOf(otherId)).toEqual([]);
  });

  it('a passkey is registered once, and its counter goes on', async () => {
    const { store, userId, otherId, inTransaction: run } = await make();
    const one = passkey(1);
    expect(await run(() => store.addPasskey(userId, one))).toBe(true);
    const again = { ...passkey(2), credentialId: one.credentialId };
    expect(await run(() => store.addPasskey(otherId, again))).toBe(false);
    expect((await store.factorsOf(userId)).passkeys).toEqual([one]);
    expect(await store.hasAny(userId)).toBe(true);
    expect(await store.hasAny(otherId)).toBe(false);
    expect(await run(() => store.usePasskey(one, one.counter + 1, NOW))).toBe(true);
    expect(await run(() => store.usePasskey(one, one.counter + 1, NOW))).toBe(false);
    const [used] = (await store.factorsOf(userId)).passkeys;
    expect(used).toEqual({ ...one, counter: one.counter + 1, lastUsedAt: NOW });
    expect(await run(() => store.removePasskey(otherId, one.id))).toBe(false);
    expect(await run(() => store.removePasskey(userId, one.id))).toBe(true);
    expect((await store.factorsOf(userId)).passkeys).toEqual([]);
  });

  it('a recovery code is its user’s, and used once', async () => {
    const { store, userId, otherId, inTransaction: run } = await make();
    await run(() => store.replaceRecoveryCodes(userId, ['a', 'b']));
    await run(() => store.replaceRecoveryCodes(otherId, ['b']));
    expect(await run(() => store.useRecoveryCode(otherId, 'a'))).toBe(false);
    expect(await run(() => store.useRecoveryCode(userId, 'b'))).toBe(true);
    expect(await run(() => store.useRecoveryCode(userId, 'b'))).toBe(false);
    expect((await store.factorsOf(userId)).recoveryCodes).toBe(1);
    expect((await store.factorsOf(otherId)).recoveryCodes).toBe(1);
    await run(() => store.replaceRecoveryCodes(userId, ['c', 'd', 'e']));
    expect((await store.factorsOf(userId)).recoveryCodes).toBe(3);
    await run(() => store.replaceRecoveryCodes(userId, []));
    expect((await store.factorsOf(userId)).recoveryCodes).toBe(0);
  });

  it('all factors of a user are removed, and of nobody else', async () => {
    const { store, userId, otherId, inTransaction: run } = await make();
    expect(await run(() => store.removeAll(userId))).toBe(false);
    await run(() => store.addPasskey(userId, passkey(1)));
    await run(() => store.addPasskey(otherId, passkey(2)));
    await run(() => store.replaceRecoveryCodes(userId, ['a']));
    expect(await run(() => store.removeAll(userId))).toBe(true);
    const { passkeys, recoveryCodes } = await store.factorsOf(userId);
    expect([passkeys.length, recoveryCodes]).toEqual([0, 0]);
    expect(await store.hasAny(otherId)).toBe(true);
  });
}
