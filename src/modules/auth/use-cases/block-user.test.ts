import { authFixture } from '../testing/auth-fixture.js';
import { FakeStaffInvitations } from '../testing/fake-staff-invitations.js';
import { BlockUser } from './block-user.js';
import { ChangeStaffRole } from './change-staff-role.js';
import { EndUserSessions } from './end-user-sessions.js';
import { UnblockUser } from './unblock-user.js';

const OWNER = { id: 'olga', staffRole: 'owner' } as const;
const MANAGER = { id: 'max', staffRole: 'manager' } as const;

/** Ann is a shopper with a session, Olga owns the shop, Max manages it. */
async function shop() {
  const fixture = await authFixture();
  const { unitOfWork, users, sessions, clock, auditLog, securityLog, ann } = fixture;
  for (const { id, staffRole } of [OWNER, MANAGER]) {
    await users.add({ ...ann, id, email: `${id}@x.test`, role: 'admin', staffRole }, 'x');
  }
  await fixture.startSession.execute({ id: 'ann', role: 'user' });
  return {
    ...fixture,
    block: new BlockUser(unitOfWork, users, sessions, clock, auditLog, securityLog),
    unblock: new UnblockUser(unitOfWork, users, auditLog, securityLog),
    logOut: new EndUserSessions(unitOfWork, users, sessions, auditLog, securityLog),
    changeRole: new ChangeStaffRole(
      ...([unitOfWork, users, sessions, new FakeStaffInvitations()] as const),
      ...([auditLog, securityLog] as const),
    ),
  };
}

const isBlocked = async ({ users }: Awaited<ReturnType<typeof shop>>, id: string) =>
  (await users.find(id))?.blockedAt !== null;

describe('blocking an account', () => {
  it('ends its sessions, once, and leaves entries in both logs', async () => {
    const { block, users, sessions, clock, auditLog, securityLog } = await shop();
    await block.execute('ann', MANAGER);
    await block.execute('ann', MANAGER);
    expect((await users.find('ann'))?.blockedAt).toEqual(clock.now());
    expect(sessions.sessions.size).toBe(0);
    expect(auditLog.entries).toEqual([
      {
        actor: MANAGER,
        action: 'users.block',
        subject: 'person ann',
        before: { blockedAt: null },
        after: { blockedAt: clock.now() },
      },
    ]);
    expect(securityLog.recorded).toEqual([{ kind: 'account.blocked', userId: 'ann' }]);
  });

  it('is undone, once', async () => {
    const made = await shop();
    const { block, unblock, clock, auditLog, securityLog } = made;
    await unblock.execute('ann', MANAGER);
    await block.execute('ann', MANAGER);
    await unblock.execute('ann', MANAGER);
    expect(await isBlocked(made, 'ann')).toBe(false);
    expect(auditLog.entries.slice(1)).toEqual([
      {
        actor: MANAGER,
        action: 'users.unblock',
        subject: 'person ann',
        before: { blockedAt: clock.now() },
        after: { blockedAt: null },
      },
    ]);
    expect(securityLog.recorded[1]).toEqual({ kind: 'account.unblocked', userId: 'ann' });
  });

  it('is not for the own account', async () => {
    const made = await shop();
    await expect(made.block.execute('olga', OWNER)).rejects.toMatchObject({
      kind: 'conflict',
      code: 'own_account',
      message: 'You cannot block your own account.',
    });
    expect(await isBlocked(made, 'olga')).toBe(false);
  });

  it('never takes the last owner who may log in away', async () => {
    const made = await shop();
    const { block, unblock, changeRole, users, ann } = made;
    const second = { ...ann, id: 'otto', email: 'otto@x.test', role: 'admin' } as const;
    await users.add({ ...second, staffRole: 'owner' }, 'x');
    await block.execute('otto', OWNER);
    const refused = { code: 'last_owner' };
    await expect(changeRole.execute('olga', null, OWNER)).rejects.toMatchObject(refused);
    // Otto's request was under way when he was blocked.
    const otto = { id: 'otto', staffRole: 'owner' } as const;
    await expect(block.execute('olga', otto)).rejects.toMatchObject(refused);
    await changeRole.execute('otto', 'manager', OWNER);
    await changeRole.execute('otto', 'owner', OWNER);
    await unblock.execute('otto', OWNER);
    await block.execute('olga', otto);
    expect(await isBlocked(made, 'olga')).toBe(true);
  });
});

it('logs an account out everywhere', async () => {
  const { logOut, sessions, startSession, auditLog, securityLog } = await shop();
  await startSession.execute({ id: 'ann', role: 'user' });
  expect(await logOut.execute('ann', MANAGER)).toBe(2);
  expect(sessions.sessions.size).toBe(0);
  expect(auditLog.entries).toEqual([
    {
      actor: MANAGER,
      action: 'users.log-out',
      subject: 'person ann',
      before: { sessions: 2 },
      after: { sessions: 0 },
    },
  ]);
  expect(securityLog.recorded).toEqual([{ kind: 'sessions.ended', userId: 'ann' }]);
});

it.each(['block', 'unblock', 'logOut'] as const)(
  'an account of staff is for owners, and an unknown one nobody’s (%s)',
  async (name) => {
    const made = await shop();
    const boss = { id: 'boss', staffRole: 'manager' } as const;
    await expect(made[name].execute('max', boss)).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(made[name].execute('none', OWNER)).rejects.toThrow('User not found');
    expect(made.auditLog.entries).toEqual([]);
  },
);
