import { DAY_MS } from '../../../kernel/time.js';
import { newUser } from '../domain/user.js';
import { authFixture } from '../testing/auth-fixture.js';
import { FakeStaffInvitations } from '../testing/fake-staff-invitations.js';
import { AcceptInvitation } from './accept-invitation.js';
import { InviteStaff } from './invite-staff.js';

const BOSS = { id: 'boss' };
const NOBODY = { userId: 'nobody', sessionId: 'any' };
const NEW = { name: 'Grace', password: 'a good horse' };

/** A shop with an owner, who has invited Grace; Ann is a shopper. */
async function shop() {
  const auth = await authFixture();
  const { unitOfWork, users, tokens, events, auditLog, securityLog, ids, clock } = auth;
  const invitations = new FakeStaffInvitations();
  const boss = { id: 'boss', name: 'Boss', email: 'boss@x.test', createdAt: clock.now() };
  await users.add(newUser({ ...boss, staffRole: 'owner' }), 'x');
  const inviteStaff = new InviteStaff(
    ...([unitOfWork, invitations, users, tokens, events, auditLog, ids, clock] as const),
  );
  const accept = new AcceptInvitation(
    ...([unitOfWork, invitations, users, auth.passwords, auth.policy, auth.sessions] as const),
    ...([auth.startSession, tokens, auditLog, securityLog, ids, clock] as const),
  );
  const invite = async (email: string) => {
    await inviteStaff.invite({ email, staffRole: 'support' }, BOSS);
    const id = [...invitations.rows.keys()].at(-1)!;
    return { id, token: tokens.forInvitation(id, 1) };
  };
  return { ...auth, invitations, inviteStaff, accept, invite, ...(await invite('grace@x.test')) };
}

const INVALID = { kind: 'invalid', code: 'invalid_invitation' };

describe('an invitation to the staff', () => {
  it('is audited each time it is sent and when it is withdrawn, and is sent', async () => {
    const { auditLog, events, inviteStaff, clock, id } = await shop();
    const grace = { email: 'grace@x.test', staffRole: 'support' };
    const [first, subject] = [clock.now(), `invitation ${id}`];
    const sent = { name: 'auth.staff-invited', payload: { invitationId: id } };
    expect(auditLog.entries).toEqual([
      { actor: BOSS, action: 'staff.invite', subject, after: grace },
    ]);
    expect(events.published).toEqual([sent]);
    clock.advance(DAY_MS);
    await inviteStaff.sendAgain(id, BOSS);
    await inviteStaff.withdraw(id, BOSS);
    expect(auditLog.entries.slice(1)).toEqual([
      {
        actor: BOSS,
        action: 'staff.invite-again',
        subject,
        before: { ...grace, sentAt: first },
        after: { ...grace, sentAt: clock.now() },
      },
      { actor: BOSS, action: 'staff.withdraw-invitation', subject, before: grace },
    ]);
    expect(events.published).toEqual([sent, sent]);
  });

  it.each(['withdraw', 'sendAgain'] as const)(
    'is gone for an owner who is slower than the one that withdraws it (%s)',
    async (change) => {
      const { inviteStaff, invitations, id, auditLog } = await shop();
      const [first, second] = await Promise.allSettled([
        inviteStaff.withdraw(id, BOSS),
        inviteStaff[change](id, BOSS),
      ]);
      expect(first.status).toBe('fulfilled');
      const reason = { code: 'not_found', message: 'Invitation not found' };
      expect(second).toMatchObject({ status: 'rejected', reason });
      expect([invitations.rows.size, auditLog.entries.length]).toEqual([0, 2]);
    },
  );

  it('opens an account of its role, once', async () => {
    const { accept, token, users, sessions, auditLog, securityLog } = await shop();
    expect(await accept.look(token)).toEqual({
      email: 'grace@x.test',
      staffRole: 'support',
      hasAccount: false,
    });
    expect(await accept.withNewAccount(token, NEW)).toMatchObject({ email: 'grace@x.test' });
    const grace = await users.findByEmail('grace@x.test');
    expect(grace?.staffRole).toBe('support');
    expect([...sessions.sessions.values()]).toMatchObject([{ userId: grace?.id }]);
    expect(auditLog.entries.at(-1)).toEqual({
      actor: { id: grace?.id },
      action: 'staff.join',
      subject: `person ${grace?.id}`,
      after: { email: 'grace@x.test', role: 'admin', staffRole: 'support' },
    });
    expect(securityLog.recorded).toEqual([
      { kind: 'account.created', userId: grace?.id },
      { kind: 'role.changed', userId: grace?.id, subject: 'support' },
    ]);
    await expect(accept.withNewAccount(token, NEW)).rejects.toMatchObject(INVALID);
  });

  it('promotes the invited account alone, and ends its other sessions', async () => {
    const { accept, invite, users, startSession, sessions, ann, ...logs } = await shop();
    const { token } = await invite('ANN@x.test');
    expect(await accept.look(token)).toMatchObject({ hasAccount: true });
    await startSession.execute(ann);
    await startSession.execute(ann);
    const [sessionId = ''] = sessions.sessions.keys();
    await accept.withOwnAccount(token, { userId: 'ann', sessionId });
    expect((await users.find('ann'))?.staffRole).toBe('support');
    expect([...sessions.sessions.keys()]).toEqual([sessionId]);
    expect(logs.auditLog.entries.at(-1)).toEqual({
      actor: { id: 'ann' },
      action: 'staff.join',
      subject: 'person ann',
      before: { email: 'ANN@x.test', role: 'user', staffRole: null },
      after: { email: 'ANN@x.test', role: 'admin', staffRole: 'support' },
    });
    expect(logs.securityLog.recorded).toEqual([
      { kind: 'role.changed', userId: 'ann', subject: 'support' },
    ]);
  });

  it('is refused to another account, and to none', async () => {
    const { accept, token, users, invite } = await shop();
    const attempt = accept.withOwnAccount(token, { userId: 'ann', sessionId: 'any' });
    await expect(attempt).rejects.toMatchObject({ code: 'other_account' });
    expect((await users.find('ann'))?.staffRole).toBeNull();
    const nobody = accept.withOwnAccount((await invite('eve@x.test')).token, NOBODY);
    await expect(nobody).rejects.toMatchObject({ code: 'no_session' });
  });

  it('expires after seven days, and ends when it is withdrawn', async () => {
    const { accept, token, clock, inviteStaff, id } = await shop();
    clock.advance(7 * DAY_MS - 1);
    expect(await accept.look(token)).toBeDefined();
    clock.advance(1);
    await expect(accept.look(token)).rejects.toMatchObject(INVALID);
    await inviteStaff.sendAgain(id, BOSS);
    await inviteStaff.withdraw(id, BOSS);
    await expect(inviteStaff.withdraw(id, BOSS)).rejects.toThrow('Invitation not found');
    await expect(inviteStaff.sendAgain(id, BOSS)).rejects.toThrow('Invitation not found');
  });

  it('has a new link each time it is sent', async () => {
    const { accept, token, inviteStaff, id, tokens } = await shop();
    await inviteStaff.sendAgain(id, BOSS);
    await expect(accept.look(token)).rejects.toMatchObject(INVALID);
    expect(await accept.look(tokens.forInvitation(id, 2))).toBeDefined();
  });

  it('is void once its sender is no owner any more', async () => {
    const { accept, token, users } = await shop();
    await users.setStaffRole('boss', 'manager');
    await expect(accept.look(token)).rejects.toMatchObject(INVALID);
    await expect(accept.withNewAccount(token, NEW)).rejects.toMatchObject(INVALID);
  });

  it('is void once its sender has no account any more', async () => {
    const { accept, token, users } = await shop();
    users.rows.delete('boss');
    await expect(accept.look(token)).rejects.toMatchObject(INVALID);
  });

  it('is accepted while too many log in', async () => {
    const { accept, token, users, passwords } = await shop();
    passwords.isFull = true;
    await accept.withNewAccount(token, NEW);
    expect(await users.findByEmail('grace@x.test')).toMatchObject({ staffRole: 'support' });
  });

  it('is void while its sender is blocked', async () => {
    const { accept, token, users, clock } = await shop();
    await users.setBlockedAt('boss', clock.now());
    await expect(accept.look(token)).rejects.toMatchObject(INVALID);
    await expect(accept.withNewAccount(token, NEW)).rejects.toMatchObject(INVALID);
    await users.setBlockedAt('boss', null);
    expect(await accept.look(token)).toBeDefined();
  });

  it('is not for staff, nor twice for one address', async () => {
    const { inviteStaff, users } = await shop();
    const to = (email: string) => inviteStaff.invite({ email, staffRole: 'analyst' }, BOSS);
    await expect(to('Grace@x.test')).rejects.toMatchObject({ code: 'already_invited' });
    await users.promote('ann', 'support');
    await expect(to('ann@x.test')).rejects.toMatchObject({ code: 'already_admin' });
  });

  it('takes no common password', async () => {
    const { accept, token } = await shop();
    const weak = accept.withNewAccount(token, { name: 'Grace', password: 'Qwerty' });
    await expect(weak).rejects.toMatchObject({ errors: [{ field: 'password' }] });
    expect(await accept.look(token)).toBeDefined();
  });
});
