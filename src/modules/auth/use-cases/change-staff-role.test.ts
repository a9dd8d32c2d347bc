import { authFixture } from '../testing/auth-fixture.js';
import { FakeStaffInvitations } from '../testing/fake-staff-invitations.js';
import { ChangeStaffRole } from './change-staff-role.js';

/** Ann owns the shop. */
async function shop() {
  const fixture = await authFixture();
  const { unitOfWork, users, sessions, auditLog, securityLog, ann } = fixture;
  await users.promote('ann', 'owner');
  await users.add({ ...ann, id: 'bob', email: 'bob@x.test' }, 'x');
  await fixture.startSession.execute({ id: 'ann', role: 'admin' });
  const invitations = new FakeStaffInvitations();
  const change = new ChangeStaffRole(
    ...([unitOfWork, users, sessions, invitations, auditLog, securityLog] as const),
  );
  return { ...fixture, invitations, change };
}

const ANN = { id: 'ann' };

describe('changing the role of staff', () => {
  it('keeps the sessions, and leaves entries in both logs', async () => {
    const { change, users, sessions, auditLog, securityLog } = await shop();
    await users.promote('bob', 'owner');
    await change.execute('ann', 'warehouse', { id: 'bob' });
    expect(await users.find('ann')).toMatchObject({ role: 'admin', staffRole: 'warehouse' });
    expect(sessions.sessions.size).toBe(1);
    expect(auditLog.entries).toEqual([
      {
        actor: { id: 'bob' },
        action: 'staff.change-role',
        subject: 'person ann',
        before: { email: 'Ann@x.test', role: 'admin', staffRole: 'owner' },
        after: { email: 'Ann@x.test', role: 'admin', staffRole: 'warehouse' },
      },
    ]);
    expect(securityLog.recorded).toEqual([
      { kind: 'role.changed', userId: 'ann', subject: 'warehouse' },
    ]);
  });

  it('makes a shopper of who loses it, and ends their sessions', async () => {
    const { change, users, sessions, auditLog, securityLog } = await shop();
    await users.promote('bob', 'owner');
    await change.execute('ann', null, { id: 'bob' });
    expect(await users.find('ann')).toMatchObject({ role: 'user', staffRole: null });
    expect(sessions.sessions.size).toBe(0);
    expect(auditLog.entries).toMatchObject([{ action: 'staff.remove', after: { role: 'user' } }]);
    expect(securityLog.recorded).toEqual([
      { kind: 'role.changed', userId: 'ann', subject: 'user' },
    ]);
  });

  it.each([null, 'support'] as const)('ends an invitation of the address (%s)', async (to) => {
    const { change, users, invitations, clock } = await shop();
    await users.promote('bob', 'manager');
    const sent = { sends: 1, invitedBy: 'ann', sentAt: clock.now(), expiresAt: clock.now() };
    for (const email of ['BOB@x.test', 'eve@x.test']) {
      await invitations.add({ ...sent, id: email, email, staffRole: 'owner', tokenHash: email });
    }
    await change.execute('bob', to, ANN);
    expect([...invitations.rows.keys()]).toEqual(['eve@x.test']);
  });

  it('changes nothing where the role stays', async () => {
    const { change, auditLog } = await shop();
    await change.execute('ann', 'owner', ANN);
    expect(auditLog.entries).toEqual([]);
  });

  it.each([null, 'manager'] as const)('never takes the last owner away (%s)', async (to) => {
    const { change, users, auditLog } = await shop();
    await users.promote('bob', 'manager');
    await expect(change.execute('ann', to, ANN)).rejects.toMatchObject({
      code: 'last_owner',
      message: 'The shop needs an owner. Make somebody else an owner first.',
    });
    expect(await users.find('ann')).toMatchObject({ staffRole: 'owner' });
    expect(auditLog.entries).toEqual([]);
  });

  it('is for staff alone', async () => {
    const { change } = await shop();
    await expect(change.execute('bob', 'support', ANN)).rejects.toThrow('Staff member not found');
    await expect(change.execute('none', null, ANN)).rejects.toThrow('Staff member not found');
  });
});
