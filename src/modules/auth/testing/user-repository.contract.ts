import { newUser } from '../domain/user.js';
import type { UserRepository } from '../ports/user-repository.js';

const ANN = '01900000-0000-7000-8000-0000000000a1';
const BOB = '01900000-0000-7000-8000-0000000000b1';
const CARL = '01900000-0000-7000-8000-0000000000c1';
const NOBODY = '01900000-0000-7000-8000-0000000000f1';
const createdAt = new Date('2026-01-01T00:00:00Z');
const ann = newUser({ id: ANN, name: 'Ann', email: 'Ann@x.test', createdAt });
const bob = newUser({ id: BOB, name: 'Bob', email: 'bob@x.test', createdAt });

/** The contract of every user repository. `make` returns an empty one. */
export function userRepositoryContract(
  make: () => Promise<{
    store: UserRepository;
    inTransaction: <Result>(work: () => Promise<Result>) => Promise<Result>;
  }>,
): void {
  const filled = async () => {
    const made = await make();
    await made.inTransaction(() => made.store.add(ann, 'hash a'));
    await made.inTransaction(() => made.store.add(bob, 'hash b'));
    return made;
  };
  const taken = 'An account with this email already exists';

  it('finds a user by id, and credentials by email address in any case', async () => {
    const { store } = await filled();
    expect(await store.find(ANN)).toEqual(ann);
    expect(await store.find(NOBODY)).toBeUndefined();
    const credentials = { id: ANN, role: 'user', staffRole: null, passwordHash: 'hash a' };
    expect(await store.credentialsByEmail('aNN@X.test')).toMatchObject(credentials);
    expect(await store.credentialsOf(ANN)).toMatchObject(credentials);
    expect(await store.findByEmail('carl@x.test')).toBeUndefined();
  });

  it('finds the credentials of staff, and of accounts created until a time, at most so many', async () => {
    const { store, inTransaction } = await filled();
    const later = new Date('2026-01-02T00:00:00Z');
    const carl = newUser({ id: CARL, name: 'Carl', email: 'carl@x.test', createdAt: later });
    await inTransaction(() => store.add(carl, 'hash c'));
    for (const id of [CARL, BOB]) await inTransaction(() => store.promote(id, 'owner'));
    const staff = { role: 'admin', staffRole: 'owner', blockedAt: null };
    const [ofBob, ofCarl] = [
      { ...staff, id: BOB, email: 'bob@x.test', passwordHash: 'hash b' },
      { ...staff, id: CARL, email: 'carl@x.test', passwordHash: 'hash c' },
    ];
    expect(await store.credentialsOfStaff(9)).toMatchObject([ofBob, ofCarl]);
    expect(await store.credentialsOfStaff(1)).toMatchObject([ofBob]);
    expect(await store.credentialsCreatedUntil(later, 1)).toMatchObject([ofCarl]);
    const first = await store.credentialsCreatedUntil(createdAt, 9);
    expect(first.map(({ id }) => id).sort()).toEqual([ANN, BOB]);
  });

  it('has each email address once', async () => {
    const { store, inTransaction } = await filled();
    const twin = { ...ann, id: NOBODY, email: 'ANN@x.test' };
    await expect(inTransaction(() => store.add(twin, 'x'))).rejects.toThrow(taken);
    const change = inTransaction(() => store.change(BOB, { email: 'ANN@x.test' }));
    await expect(change).rejects.toThrow(taken);
    expect(await store.find(BOB)).toEqual(bob);
  });

  it('changes what is named, and answers before and after', async () => {
    const { store, inTransaction } = await filled();
    const changed = await inTransaction(() => store.change(ANN, { phone: '12345678901' }));
    expect(changed).toEqual({ before: ann, after: { ...ann, phone: '12345678901' } });
    expect(await store.find(ANN)).toEqual({ ...ann, phone: '12345678901' });
    expect(await inTransaction(() => store.change(NOBODY, { name: 'x' }))).toBeUndefined();
  });

  it('sets a password where the old one is as expected', async () => {
    const { store, inTransaction } = await filled();
    const set = (id: string, expected?: string) =>
      inTransaction(() => store.setPassword(id, 'new', expected));
    expect(await set(ANN, 'another')).toBe(false);
    expect(await set(ANN, 'hash a')).toBe(true);
    expect(await set(BOB)).toBe(true);
    expect(await set(NOBODY)).toBe(false);
    expect(await inTransaction(() => store.holdPassword(ANN, 'new'))).toBe(true);
    expect(await inTransaction(() => store.holdPassword(ANN, 'hash a'))).toBe(false);
  });

  it('promotes a user once', async () => {
    const { store, inTransaction } = await filled();
    expect(await inTransaction(() => store.promote(ANN, 'support'))).toBe(true);
    expect(await inTransaction(() => store.promote(ANN, 'owner'))).toBe(false);
    expect(await inTransaction(() => store.promote(NOBODY, 'owner'))).toBe(false);
    expect(await store.find(ANN)).toMatchObject({ role: 'admin', staffRole: 'support' });
    expect(await store.findByEmail('ann@x.test')).toMatchObject({ staffRole: 'support' });
  });

  it('lists the staff by id, and changes and takes away their roles', async () => {
    const { store, inTransaction } = await filled();
    await inTransaction(() => store.promote(BOB, 'owner'));
    await inTransaction(() => store.promote(ANN, 'analyst'));
    const staff = () => inTransaction(() => store.lockStaff());
    expect(await staff()).toEqual([
      { id: ANN, name: 'Ann', email: 'Ann@x.test', staffRole: 'analyst', blockedAt: null },
      { id: BOB, name: 'Bob', email: 'bob@x.test', staffRole: 'owner', blockedAt: null },
    ]);
    await inTransaction(() => store.setStaffRole(ANN, 'manager'));
    await inTransaction(() => store.setStaffRole(BOB, null));
    expect(await staff()).toMatchObject([{ id: ANN, staffRole: 'manager' }]);
    expect(await store.find(BOB)).toEqual(bob);
  });

  it('blocks a user, and no longer', async () => {
    const { store, inTransaction } = await filled();
    const set = (id: string, at: Date | null) => inTransaction(() => store.setBlockedAt(id, at));
    const hold = () => inTransaction(() => store.holdPassword(ANN, 'hash a'));
    expect([await set(ANN, createdAt), await set(ANN, createdAt)]).toEqual([true, false]);
    expect(await set(NOBODY, createdAt)).toBe(false);
    expect(await store.find(ANN)).toEqual({ ...ann, blockedAt: createdAt });
    expect(await store.credentialsOf(ANN)).toMatchObject({ blockedAt: createdAt });
    expect(await hold()).toBe(false);
    expect([await set(ANN, null), await set(ANN, null)]).toEqual([true, false]);
    expect(await store.find(ANN)).toEqual(ann);
    expect(await hold()).toBe(true);
  });
}
