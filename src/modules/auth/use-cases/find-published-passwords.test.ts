import { DEMO_LOGINS } from '../domain/demo-logins.js';
import { newUser } from '../domain/user.js';
import { authFixture } from '../testing/auth-fixture.js';
import { FindPublishedPasswords } from './find-published-passwords.js';

const { admin, user } = DEMO_LOGINS;
const DEMO_AT = new Date('2026-02-01T00:00:00Z');

/** Ann, whose password is `secret`, and the accounts of these. */
async function shop(
  ...accounts: readonly { email: string; password: string; isOwner?: boolean; createdAt?: Date }[]
) {
  const { users, passwords } = await authFixture();
  for (const { email, password, isOwner, createdAt = DEMO_AT } of accounts) {
    const staffRole = isOwner ? 'owner' : null;
    const account = newUser({ id: email, name: 'One', email, staffRole, createdAt });
    await users.add(account, await passwords.hash(password));
  }
  const find = new FindPublishedPasswords(users, passwords);
  return { users, passwords, found: (at: Date | null) => find.execute(at) };
}

const RENAMED = { ...admin, email: 'boss@iron.example', isOwner: true };

describe('accounts with a published password', () => {
  it('are found by the email addresses of the demo, though the demo is not recorded', async () => {
    const { found } = await shop({ ...admin, isOwner: true }, user);
    expect(await found(null)).toEqual([
      { id: admin.email, email: admin.email, staffRole: 'owner' },
      { id: user.email, email: user.email, staffRole: null },
    ]);
  });

  it('are found whichever of the passwords they have', async () => {
    const { found } = await shop({ email: user.email, password: admin.password });
    expect(await found(null)).toHaveLength(1);
  });

  it('are not those whose password was changed', async () => {
    const { found } = await shop({ ...admin, password: 'changed' });
    expect(await found(DEMO_AT)).toEqual([]);
  });

  it('are found while they are blocked', async () => {
    const { found, users } = await shop(user);
    await users.setBlockedAt(user.email, DEMO_AT);
    expect(await found(null)).toHaveLength(1);
  });

  it('are found among the staff, whatever their address and age, where the demo was used', async () => {
    const { found } = await shop({ ...RENAMED, createdAt: new Date('2026-05-01T00:00:00Z') });
    expect(await found(null)).toEqual([]);
    expect(await found(DEMO_AT)).toMatchObject([{ email: 'boss@iron.example' }]);
  });

  it('are found among the accounts that the demo made, not among later ones', async () => {
    const moved = { ...user, email: 'ann@iron.example' };
    const { found } = await shop(moved);
    expect(await found(DEMO_AT)).toMatchObject([{ email: 'ann@iron.example' }]);
    expect(await found(new Date(DEMO_AT.getTime() - 1))).toEqual([]);
  });

  it('are compared once each, and at most 50 of each kind', async () => {
    const many = Array.from({ length: 60 }, (_, index) => ({
      email: `${index}@x.test`,
      password: 'own',
      createdAt: new Date(DEMO_AT.getTime() - 60 + index),
    }));
    const { found, passwords } = await shop(...many, { ...RENAMED });
    passwords.verified.length = 0;
    expect(await found(DEMO_AT)).toHaveLength(1);
    // The owner, who is also one of the 50 newest accounts, has the first password.
    expect(passwords.verified).toHaveLength(1 + 49 * 2);
  });

  it('cost no comparison where there is neither a demo nor its addresses', async () => {
    const { found, passwords } = await shop({ ...RENAMED });
    passwords.verified.length = 0;
    expect(await found(null)).toEqual([]);
    expect(passwords.verified).toEqual([]);
  });
});
