import { newUser } from '../domain/user.js';
import type { EmailChanges } from '../ports/email-changes.js';
import type { PasswordResets } from '../ports/passwords.js';
import type { UserRepository } from '../ports/user-repository.js';

const id = (last: string) => `01900000-0000-7000-8000-0000000000${last}`;
const at = (minute: number) => new Date(Date.UTC(2030, 0, 1, 0, minute));
const createdAt = at(0);
const ann = newUser({ id: id('a1'), name: 'Ann', email: 'Ann@x.test', createdAt });
const bob = newUser({ id: id('b1'), name: 'Bob', email: 'bob@x.test', createdAt });

/** The contract of password reset links. `make` returns empty stores. */
export function passwordResetsContract(
  make: () => Promise<{
    users: UserRepository;
    changes: EmailChanges;
    resets: PasswordResets;
    inTransaction: <Result>(work: () => Promise<Result>) => Promise<Result>;
  }>,
): void {
  const filled = async () => {
    const made = await make();
    const { resets, inTransaction } = made;
    const add = (last: string, email: string, minute: number) => {
      const reset = { id: id(last), email, tokenHash: `hash ${last}`, expiresAt: at(minute) };
      return inTransaction(() => resets.add(reset, at(0)));
    };
    for (const user of [ann, bob]) await inTransaction(() => made.users.add(user, 'x'));
    await add('01', 'ann@X.test', 30);
    await add('03', 'bob@x.test', 40);
    await add('04', 'nobody@x.test', 30);
    const use = (last: string, minute: number) =>
      inTransaction(() => resets.use(`hash ${last}`, at(minute)));
    return { ...made, add, use };
  };

  it('lets a link be used once', async () => {
    const { use } = await filled();
    expect(await use('01', 10)).toEqual({ userId: ann.id });
    expect(await use('01', 10)).toBeUndefined();
    expect(await use('03', 10)).toEqual({ userId: bob.id });
  });

  it('lets an older link end with a newer one, but no other user’s', async () => {
    const { add, use, resets } = await filled();
    await add('02', 'ann@x.test', 40);
    expect(await resets.isUsable('hash 01', at(10))).toBe(false);
    expect(await use('01', 10)).toBeUndefined();
    await add('05', 'nobody@x.test', 40);
    expect(await use('02', 10)).toEqual({ userId: ann.id });
    expect(await use('03', 10)).toEqual({ userId: bob.id });
  });

  it('says whether an address has an account, and whether a link can be used', async () => {
    const { resets, add, use } = await filled();
    expect(await add('05', 'ANN@x.test', 30)).toBe(true);
    expect(await add('06', 'somebody@x.test', 30)).toBe(false);
    expect(await resets.isUsable('hash 05', at(10))).toBe(true);
    expect(await resets.isUsable('hash 05', at(30))).toBe(false);
    expect(await resets.isUsable('hash 06', at(10))).toBe(false);
    expect(await resets.isUsable('hash 99', at(10))).toBe(false);
    await use('05', 10);
    expect(await resets.isUsable('hash 05', at(10))).toBe(false);
  });

  it('lets no link be used that is too old, unknown or of an unknown address', async () => {
    const { use } = await filled();
    expect(await use('01', 30)).toBeUndefined();
    expect(await use('04', 10)).toBeUndefined();
    expect(await use('99', 10)).toBeUndefined();
    expect(await use('03', 30)).toEqual({ userId: bob.id });
  });

  it('names the recipient while the link is good', async () => {
    const { resets } = await filled();
    expect(await resets.recipient(id('01'), at(10))).toEqual({ name: 'Ann', email: 'Ann@x.test' });
    expect(await resets.recipient(id('01'), at(30))).toBeUndefined();
    expect(await resets.recipient(id('04'), at(10))).toBeUndefined();
    expect(await resets.recipient(id('99'), at(10))).toBeUndefined();
  });

  it('goes to the old address of an unconfirmed change, whichever of the two was named', async () => {
    const { users, changes, resets, add, inTransaction } = await filled();
    const change = { id: id('c1'), userId: ann.id, oldEmail: 'Ann@x.test', expiresAt: at(20) };
    await inTransaction(() => users.change(ann.id, { email: 'new@x.test' }));
    await inTransaction(() => changes.add({ ...change, tokenHash: 'x' }, at(0)));
    const recipient = {
      name: 'Ann',
      email: 'Ann@x.test',
      change: { id: change.id, newEmail: 'new@x.test', expiresAt: at(20) },
    };
    for (const [last, email] of [
      ['05', 'NEW@x.test'],
      ['06', 'ann@X.test'],
    ] as const) {
      expect(await add(last, email, 30)).toBe(true);
      expect(await resets.recipient(id(last), at(10))).toEqual(recipient);
    }
    expect(await resets.isUsable('hash 05', at(10))).toBe(false);
    const confirmed = { name: 'Ann', email: 'new@x.test' };
    expect(await resets.recipient(id('06'), at(20))).toEqual(confirmed);
    await inTransaction(() => users.change(ann.id, { email: 'ANN@x.test' }));
    const back = { name: 'Ann', email: 'ANN@x.test' };
    expect(await resets.recipient(id('06'), at(10))).toEqual(back);
  });

  it('drops all links of a user, and no other', async () => {
    const { resets, use, inTransaction } = await filled();
    await inTransaction(() => resets.dropAllOf(ann.id));
    expect(await use('01', 10)).toBeUndefined();
    expect(await use('03', 10)).toEqual({ userId: bob.id });
  });

  it('deletes what expired, of unknown addresses too', async () => {
    const { resets, inTransaction } = await filled();
    expect(await inTransaction(() => resets.deleteExpired(at(30), 100))).toBe(0);
    expect(await inTransaction(() => resets.deleteExpired(at(31), 100))).toBe(2);
    expect(await resets.recipient(id('03'), at(31))).toBeDefined();
  });
}
