import { newUser } from '../domain/user.js';
import type { EmailChanges } from '../ports/email-changes.js';
import type { UserRepository } from '../ports/user-repository.js';

const id = (last: string) => `01900000-0000-7000-8000-0000000000${last}`;
const at = (day: number) => new Date(Date.UTC(2090, 0, day));
const ann = newUser({ id: id('a1'), name: 'Ann', email: 'new@x.test', createdAt: at(1) });
const bob = newUser({ id: id('b1'), name: 'Bob', email: 'bob@x.test', createdAt: at(1) });

/** The contract of unconfirmed changes of email addresses. `make` returns empty stores. */
export function emailChangesContract(
  make: () => Promise<{
    users: UserRepository;
    changes: EmailChanges;
    inTransaction: <Result>(work: () => Promise<Result>) => Promise<Result>;
  }>,
): void {
  const first = { id: id('01'), userId: ann.id, oldEmail: 'Ann@x.test', expiresAt: at(8) };
  /** Ann has changed her address from `Ann@x.test`. */
  const filled = async () => {
    const made = await make();
    const { changes, users, inTransaction } = made;
    for (const user of [ann, bob]) await inTransaction(() => users.add(user, 'x'));
    const add = (change: typeof first, day: number) =>
      inTransaction(() => changes.add({ ...change, tokenHash: `hash ${change.id}` }, at(day)));
    expect(await add(first, 1)).toEqual(first);
    return { ...made, add };
  };

  it('are found by id, token and account until they expire', async () => {
    const { changes } = await filled();
    const keys = [{ id: first.id }, { tokenHash: `hash ${first.id}` }, { userId: ann.id }];
    for (const key of keys) {
      expect(await changes.find(key, at(7))).toEqual(first);
      expect(await changes.find(key, at(8))).toBeUndefined();
    }
    expect(await changes.find({ userId: bob.id }, at(7))).toBeUndefined();
  });

  it('leave the first address its rights, for longer, however often it changes', async () => {
    const { changes, add } = await filled();
    const second = { ...first, id: id('02'), oldEmail: 'new@x.test', expiresAt: at(12) };
    expect(await add(second, 5)).toEqual({ ...first, expiresAt: at(12) });
    expect(await changes.find({ id: second.id }, at(5))).toBeUndefined();
    const third = { ...second, id: id('03'), expiresAt: at(20) };
    expect(await add(third, 12)).toEqual(third);
    expect(await changes.find({ tokenHash: `hash ${first.id}` }, at(12))).toBeUndefined();
  });

  it('end once', async () => {
    const { changes, inTransaction } = await filled();
    expect(await inTransaction(() => changes.end({ userId: bob.id }))).toBe(false);
    expect(await inTransaction(() => changes.end({ id: first.id }))).toBe(true);
    expect(await inTransaction(() => changes.end({ id: first.id }))).toBe(false);
    expect(await changes.find({ id: first.id }, at(2))).toBeUndefined();
  });

  it('are deleted once they have expired', async () => {
    const { changes, inTransaction } = await filled();
    expect(await inTransaction(() => changes.deleteExpired(at(8), 100))).toBe(0);
    expect(await inTransaction(() => changes.deleteExpired(at(9), 100))).toBe(1);
  });

  it('reserve the old address for their account alone, until they expire', async () => {
    const { users, add, inTransaction } = await filled();
    const taken = 'An account with this email already exists';
    const twin = newUser({ id: id('c1'), name: 'Twin', email: 'ANN@x.test', createdAt: at(1) });
    const signUp = () => inTransaction(() => users.add(twin, 'x'));
    const change = (userId: string) =>
      inTransaction(() => users.change(userId, { email: 'ann@X.test' }));
    await expect(signUp()).rejects.toThrow(taken);
    await expect(change(bob.id)).rejects.toThrow(taken);
    expect(await users.find(bob.id)).toEqual(bob);
    expect(await inTransaction(() => users.change(bob.id, { name: 'Rob' }))).toBeDefined();
    expect((await change(ann.id))?.after.email).toBe('ann@X.test');
    await inTransaction(() => users.change(ann.id, { email: 'other@x.test' }));
    await add({ ...first, id: id('02'), expiresAt: new Date(0) }, 8);
    await signUp();
  });
}
