import { newUser } from '../domain/user.js';
import type { PasswordResets } from '../ports/password-resets.js';
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
    resets: PasswordResets;
    inTransaction: <Result>(work: () => Promise<Result>) => Promise<Result>;
  }>,
): void {
  const filled = async () => {
    const made = await make();
    const { resets, inTransaction } = made;
    const add = (last: string, email: string, minute: number) =>
      inTransaction(() =>
        resets.add({ id: id(last), email, tokenHash: `hash ${last}`, expiresAt: at(minute) }),
      );
    for (const user of [ann, bob]) await inTransaction(() => made.users.add(user, 'x'));
    await add('01', 'ann@X.test', 30);
    await add('02', 'ann@x.test', 40);
    await add('03', 'bob@x.test', 30);
    await add('04', 'nobody@x.test', 30);
    const use = (last: string, minute: number) =>
      inTransaction(() => resets.use(`hash ${last}`, at(minute)));
    return { ...made, use };
  };

  it('lets a link be used once, and with it all others of its user', async () => {
    const { use } = await filled();
    expect(await use('01', 10)).toEqual({ userId: ann.id });
    expect(await use('01', 10)).toBeUndefined();
    expect(await use('02', 10)).toBeUndefined();
    expect(await use('03', 10)).toEqual({ userId: bob.id });
  });

  it('says whether an address has an account, and whether a link can be used', async () => {
    const { resets, inTransaction, use } = await filled();
    const add = (email: string, last: string) =>
      inTransaction(() =>
        resets.add({ id: id(last), email, tokenHash: `hash ${last}`, expiresAt: at(30) }),
      );
    expect(await add('ANN@x.test', '05')).toBe(true);
    expect(await add('somebody@x.test', '06')).toBe(false);
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
    expect(await use('02', 30)).toEqual({ userId: ann.id });
  });

  it('names the recipient while the link is good', async () => {
    const { resets } = await filled();
    expect(await resets.recipient(id('01'), at(10))).toEqual({ name: 'Ann', email: 'Ann@x.test' });
    expect(await resets.recipient(id('01'), at(30))).toBeUndefined();
    expect(await resets.recipient(id('04'), at(10))).toBeUndefined();
    expect(await resets.recipient(id('99'), at(10))).toBeUndefined();
  });

  it('drops all links of a user, and no other', async () => {
    const { resets, use, inTransaction } = await filled();
    await inTransaction(() => resets.dropAllOf(ann.id));
    expect(await use('02', 10)).toBeUndefined();
    expect(await use('03', 10)).toEqual({ userId: bob.id });
  });

  it('deletes what expired, of unknown addresses too', async () => {
    const { resets, inTransaction } = await filled();
    expect(await inTransaction(() => resets.deleteExpired(at(30)))).toBe(0);
    expect(await inTransaction(() => resets.deleteExpired(at(31)))).toBe(3);
    expect(await resets.recipient(id('02'), at(31))).toBeDefined();
  });
}
