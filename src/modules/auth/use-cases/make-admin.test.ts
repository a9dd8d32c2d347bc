import { authFixture } from '../testing/auth-fixture.js';
import { MakeAdmin } from './make-admin.js';

async function shop() {
  const { unitOfWork, users, auditLog } = await authFixture();
  return { users, log: auditLog, makeAdmin: new MakeAdmin(unitOfWork, users, auditLog) };
}

describe('making an admin', () => {
  it('changes the role and leaves an audit row', async () => {
    const { users, log, makeAdmin } = await shop();
    await makeAdmin.execute('ann', { id: 'boss' });
    expect(await users.find('ann')).toMatchObject({ role: 'admin' });
    expect(log.entries).toEqual([
      {
        actor: { id: 'boss' },
        action: 'users.make-admin',
        subject: 'person ann',
        before: { role: 'user' },
        after: { role: 'admin' },
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
