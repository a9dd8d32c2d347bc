import { authFixture } from '../testing/auth-fixture.js';
import { MakeAdmin } from './make-admin.js';

async function shop() {
  const { unitOfWork, users, auditLog, securityLog } = await authFixture();
  const makeAdmin = new MakeAdmin(unitOfWork, users, auditLog, securityLog);
  return { users, log: auditLog, securityLog, makeAdmin };
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

  it('is refused for an admin and for an unknown user, and leaves no audit row', async () => {
    const { log, makeAdmin } = await shop();
    await makeAdmin.execute('ann', undefined);
    await expect(makeAdmin.execute('ann', undefined)).rejects.toMatchObject({ kind: 'conflict' });
    await expect(makeAdmin.execute('bob', undefined)).rejects.toThrow('User not found');
    expect(log.entries).toHaveLength(1);
  });
});
