import { authFixture } from '../testing/auth-fixture.js';
import { FakeStaffInvitations } from '../testing/fake-staff-invitations.js';
import { MakeOwner } from './make-owner.js';
import { ChangeStaffRole } from './change-staff-role.js';
import { MakeAdmin } from './make-admin.js';

async function shop() {
  const fixture = await authFixture();
  const { unitOfWork, users, passwords, tokens, auditLog, ids, clock } = fixture;
  const { securityLog, sessions } = fixture;
  const invitations = new FakeStaffInvitations();
  const makeAdmin = new MakeAdmin(unitOfWork, users, invitations, auditLog, securityLog);
  const changeStaffRole = new ChangeStaffRole(
    ...([unitOfWork, users, sessions, invitations, auditLog, securityLog] as const),
  );
  return {
    ...fixture,
    grant: new MakeOwner(
      ...([unitOfWork, users, passwords, tokens, makeAdmin, changeStaffRole] as const),
      ...([auditLog, ids, clock, securityLog] as const),
    ),
  };
}

describe('making an owner from the command line', () => {
  it('promotes the account with this email address, and leaves its password', async () => {
    const { grant, users, auditLog, hasPassword } = await shop();
    expect(await grant.execute('ann@X.test')).toEqual({ outcome: 'promoted' });
    expect(await users.find('ann')).toMatchObject({ role: 'admin', staffRole: 'owner' });
    expect(await hasPassword('ann', 'secret')).toBe(true);
    expect(auditLog.entries).toMatchObject([{ actor: undefined, action: 'users.make-admin' }]);
  });

  it('gives a member of the staff the role of an owner', async () => {
    const { grant, users, auditLog } = await shop();
    await users.promote('ann', 'analyst');
    expect(await grant.execute('ann@x.test')).toEqual({ outcome: 'promoted' });
    expect(await users.find('ann')).toMatchObject({ staffRole: 'owner' });
    expect(auditLog.entries).toMatchObject([{ action: 'staff.change-role' }]);
  });

  it('changes nothing where the account is an owner', async () => {
    const { grant, auditLog } = await shop();
    await grant.execute('ann@x.test');
    expect(await grant.execute('ann@x.test')).toEqual({ outcome: 'was-owner' });
    expect(auditLog.entries).toHaveLength(1);
  });

  it('creates an account where there is none, with a password that is shown once', async () => {
    const { grant, users, auditLog, securityLog, hasPassword } = await shop();
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
        after: { email: 'boss@x.test', role: 'admin', staffRole: 'owner' },
      },
    ]);
    expect(securityLog.recorded).toEqual([{ kind: 'role.changed', userId: id, subject: 'owner' }]);
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
