import { authFixture } from '../testing/auth-fixture.js';
import { FakeStaffInvitations } from '../testing/fake-staff-invitations.js';
import { MakeAdmin } from './make-admin.js';

async function shop() {
  const { unitOfWork, users, auditLog, securityLog, clock } = await authFixture();
  const invitations = new FakeStaffInvitations();
  const makeAdmin = new MakeAdmin(unitOfWork, users, invitations, auditLog, securityLog);
  return { users, log: auditLog, securityLog, clock, invitations, makeAdmin };
}

describe('making an admin', () => {
  it('changes the role and leaves an audit row', async () => {
    const { users, log, securityLog, makeAdmin } = await shop();
    await makeAdmin.execute('ann', { id: 'boss' });
    expect(securityLog.recorded).toEqual([
      { kind: 'role.changed', userId: 'ann', subject: 'manager' },
    ]);
    expect(await users.find('ann')).toMatchObject({ role: 'admin', staffRole: 'manager' });
    expect(log.entries).toEqual([
      {
        actor: { id: 'boss' },
        action: 'users.make-admin',
        subject: 'person ann',
        before: { email: 'Ann@x.test', role: 'user', staffRole: null },
        after: { email: 'Ann@x.test', role: 'admin', staffRole: 'manager' },
      },
    ]);
  });

  it('ends an invitation of the address', async () => {
    const { makeAdmin, invitations, clock } = await shop();
    const sent = { sends: 1, invitedBy: 'boss', sentAt: clock.now(), expiresAt: clock.now() };
    const invited = { ...sent, id: 'one', email: 'ann@X.test', staffRole: 'owner' } as const;
    await invitations.add({ ...invited, tokenHash: 'x' });
    await makeAdmin.execute('ann', undefined);
    expect(invitations.rows.size).toBe(0);
  });

  it('is refused for an admin and for an unknown user, and leaves no audit row', async () => {
    const { log, makeAdmin } = await shop();
    await makeAdmin.execute('ann', undefined);
    await expect(makeAdmin.execute('ann', undefined)).rejects.toMatchObject({ kind: 'conflict' });
    await expect(makeAdmin.execute('bob', undefined)).rejects.toThrow('User not found');
    expect(log.entries).toHaveLength(1);
  });
});
