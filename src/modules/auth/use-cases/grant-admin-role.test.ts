import { authFixture } from '../testing/auth-fixture.js';
import { GrantAdminRole } from './grant-admin-role.js';
import { MakeAdmin } from './make-admin.js';

async function shop() {
  const fixture = await authFixture();
  const { unitOfWork, users, passwords, tokens, auditLog, ids, clock } = fixture;
  const { securityLog } = fixture;
  const makeAdmin = new MakeAdmin(unitOfWork, users, auditLog, securityLog);
  return {
    ...fixture,
    grant: new GrantAdminRole(
      ...([unitOfWork, users, passwords, tokens, makeAdmin, auditLog] as const),
      ...([ids, clock, securityLog] as const),
    ),
  };
}

describe('granting the admin role from the command line', () => {
  it('promotes the account with this email address, and leaves its password', async () => {
    const { grant, users, auditLog, hasPassword } = await shop();
    expect(await grant.execute('ann@X.test')).toEqual({ outcome: 'promoted' });
    expect(await users.find('ann')).toMatchObject({ role: 'admin' });
    expect(await hasPassword('ann', 'secret')).toBe(true);
    expect(auditLog.entries).toMatchObject([{ actor: undefined, action: 'users.make-admin' }]);
  });

  it('changes nothing where the account is an admin', async () => {
    const { grant, auditLog } = await shop();
    await grant.execute('ann@x.test');
    expect(await grant.execute('ann@x.test')).toEqual({ outcome: 'was-admin' });
    expect(auditLog.entries).toHaveLength(1);
  });

  it('creates an account where there is none, with a password that is shown once', async () => {
    const { grant, users, auditLog, hasPassword } = await shop();
    const result = await grant.execute('boss@x.test');
    const { id, role } = (await users.findByEmail('boss@x.test'))!;
    expect(role).toBe('admin');
    expect(await users.find(id)).toMatchObject({ name: 'boss' });
    expect(result).toMatchObject({ outcome: 'created' });
    expect(await hasPassword(id, (result as { password: string }).password)).toBe(true);
    expect(auditLog.entries).toEqual([
      {
        actor: undefined,
        action: 'users.create-admin',
        subject: `person ${id}`,
        after: { email: 'boss@x.test', role: 'admin' },
      },
    ]);
  });

  it('tells a password of 16 letters', async () => {
    const { grant, tokens } = await shop();
    tokens.random = () => 'abcdefghijklmnopqrstuvwxyz';
    expect(await grant.execute('boss@x.test')).toEqual({
      outcome: 'created',
      password: 'abcdefghijklmnop',
    });
  });

  it('cuts a name made of a long address to the length of a name', async () => {
    const { grant, users } = await shop();
    const email = `${'b'.repeat(60)}@x.test`;
    await grant.execute(email);
    const { id } = (await users.findByEmail(email))!;
    expect(await users.find(id)).toMatchObject({ name: 'b'.repeat(50) });
  });
});
