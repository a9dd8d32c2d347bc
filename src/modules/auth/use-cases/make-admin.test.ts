import { DirectUnitOfWork } from '../../../kernel/testing/fakes.js';
import { newUser } from '../domain/user.js';
import { FakeUserRepository } from '../testing/fake-user-repository.js';
import { RecordedAuditLog } from '../testing/recorded-audit-log.js';
import { MakeAdmin } from './make-admin.js';

async function shop() {
  const users = new FakeUserRepository();
  const log = new RecordedAuditLog();
  const user = { id: 'ann', name: 'Ann', email: 'ann@x.test', createdAt: new Date() };
  await users.add(newUser(user), 'x');
  return { users, log, makeAdmin: new MakeAdmin(new DirectUnitOfWork(), users, log) };
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
    await expect(makeAdmin.execute('bob', undefined)).rejects.toMatchObject({ kind: 'not_found' });
    expect(log.entries).toHaveLength(1);
  });
});
