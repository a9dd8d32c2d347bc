import { DEMO_LOGINS } from '../domain/demo-logins.js';
import { newUser } from '../domain/user.js';
import { after } from '../domain/session-rules.js';
import { authFixture } from '../testing/auth-fixture.js';
import { FakeStaffInvitations } from '../testing/fake-staff-invitations.js';
import { ChangeStaffRole } from './change-staff-role.js';
import { ReplacePublishedPassword } from './replace-published-password.js';

const { admin, user } = DEMO_LOGINS;

/** Ann, an owner, and the demo's two accounts, each with a session and a reset link. */
async function shop() {
  const fixture = await authFixture();
  const { unitOfWork, users, passwords, tokens, sessions, resets } = fixture;
  const { auditLog, securityLog, clock } = fixture;
  await users.promote('ann', 'owner');
  for (const [id, { email, password }] of Object.entries({ admin, user })) {
    const account = newUser({ id, name: id, email, createdAt: clock.now() });
    await users.add(account, await passwords.hash(password));
    await fixture.startSession.execute({ id, role: 'user' });
    const link = { id: `link of ${id}`, email, tokenHash: id };
    await resets.add({ ...link, expiresAt: after(clock.now(), 60_000) }, clock.now());
  }
  await users.promote('admin', 'owner');
  const changeStaffRole = new ChangeStaffRole(
    ...([unitOfWork, users, sessions, new FakeStaffInvitations(), auditLog, securityLog] as const),
  );
  const replace = new ReplacePublishedPassword(
    ...([unitOfWork, users, passwords, tokens, sessions, resets, changeStaffRole] as const),
    ...([auditLog, securityLog] as const),
  );
  return { ...fixture, replace };
}

const ADMIN = { id: 'admin', email: admin.email, staffRole: 'owner' } as const;
const USER = { id: 'user', email: user.email, staffRole: null } as const;

describe('a published password that is replaced from the command line', () => {
  it('logs nobody in any more, and sessions and reset links end', async () => {
    const { replace, tokens, sessions, resets, hasPassword, users } = await shop();
    tokens.random = () => 'random';
    await replace.execute(USER);
    expect(await hasPassword('user', user.password)).toBe(false);
    expect(await hasPassword('user', 'random')).toBe(true);
    expect([...sessions.sessions.values()].map(({ userId }) => userId)).toEqual(['admin']);
    expect([...resets.rows.keys()]).toEqual(['link of admin']);
    expect(await users.find('user')).toMatchObject({ role: 'user', blockedAt: null });
  });

  it('takes the role of staff away', async () => {
    const { replace, users, sessions, hasPassword } = await shop();
    await replace.execute(ADMIN);
    expect(await users.find('admin')).toMatchObject({ role: 'user', staffRole: null });
    expect(await hasPassword('admin', admin.password)).toBe(false);
    expect([...sessions.sessions.values()].map(({ userId }) => userId)).toEqual(['user']);
  });

  it('is in both logs, without a password', async () => {
    const { replace, auditLog, securityLog } = await shop();
    await replace.execute(USER);
    expect(auditLog.entries).toEqual([
      {
        actor: undefined,
        action: 'users.replace-published-password',
        subject: 'person user',
        before: { email: user.email, sessions: 1 },
        after: { email: user.email, sessions: 0 },
      },
    ]);
    expect(securityLog.recorded).toEqual([
      { kind: 'password.reset', userId: 'user', subject: 'by the operator' },
    ]);
  });

  it('is refused for the last owner who may log in', async () => {
    const { replace, users, clock } = await shop();
    await users.setBlockedAt('ann', clock.now());
    await expect(replace.execute(ADMIN)).rejects.toThrow('owner');
  });
});
