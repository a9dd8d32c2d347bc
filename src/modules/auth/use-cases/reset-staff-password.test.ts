import { after } from '../domain/session-rules.js';
import { authFixture } from '../testing/auth-fixture.js';
import { ResetStaffPassword } from './reset-staff-password.js';

/** Ann is of the support, with a session and a reset link; Bob is a shopper. */
async function shop() {
  const fixture = await authFixture();
  const { unitOfWork, users, passwords, tokens, sessions, resets } = fixture;
  const { auditLog, securityLog, ann, clock } = fixture;
  await users.add({ ...ann, id: 'bob', email: 'bob@x.test' }, await passwords.hash('secret'));
  await users.promote('ann', 'support');
  await fixture.startSession.execute({ id: 'ann', role: 'admin' });
  const link = { id: 'link', email: 'ann@x.test', tokenHash: 'x' };
  await resets.add({ ...link, expiresAt: after(clock.now(), 60_000) }, clock.now());
  const reset = new ResetStaffPassword(
    ...([unitOfWork, users, passwords, tokens, sessions, resets] as const),
    ...([auditLog, securityLog] as const),
  );
  return { ...fixture, reset };
}

describe('a new password of staff from the command line', () => {
  it('leaves the role, and ends sessions and reset links', async () => {
    const { reset, users, sessions, resets, tokens, hasPassword } = await shop();
    tokens.random = () => 'abcdefghijklmnopqrstuvwxyz';
    const password = await reset.execute('ANN@x.test');
    expect(password).toBe('abcdefghijklmnop');
    expect(await hasPassword('ann', password)).toBe(true);
    expect(await users.find('ann')).toMatchObject({ role: 'admin', staffRole: 'support' });
    expect([sessions.sessions.size, resets.rows.size]).toEqual([0, 0]);
  });

  it('is in both logs, without the password', async () => {
    const { reset, auditLog, securityLog } = await shop();
    await reset.execute('ann@x.test');
    expect(auditLog.entries).toEqual([
      {
        actor: undefined,
        action: 'staff.reset-password',
        subject: 'person ann',
        before: { email: 'Ann@x.test', sessions: 1 },
        after: { email: 'Ann@x.test', sessions: 0 },
      },
    ]);
    expect(securityLog.recorded).toEqual([
      { kind: 'password.reset', userId: 'ann', subject: 'by the operator' },
    ]);
  });

  it.each(['bob@x.test', 'nobody@x.test'])('is not for %s', async (email) => {
    const { reset, hasPassword, auditLog } = await shop();
    await expect(reset.execute(email)).rejects.toThrow('Staff member not found');
    expect(await hasPassword('bob', 'secret')).toBe(true);
    expect(auditLog.entries).toEqual([]);
  });
});
