import type { StaffRole } from '../../../../common/contract/staff.js';
import { factorFixture } from '../testing/factor-fixture.js';
import { RemoveLostFactors } from './remove-lost-factors.js';

async function shop() {
  const fixture = await factorFixture();
  const { unitOfWork, users, factors, challenges, sessions } = fixture;
  const { auditLog, events, securityLog } = fixture;
  const remove = new RemoveLostFactors(
    ...([unitOfWork, users, factors, challenges, sessions] as const),
    ...([auditLog, events, securityLog] as const),
  );
  return { ...fixture, remove };
}

it('an owner removes the lost factors of a member, who is logged out and hears of it', async () => {
  const { remove, addTotp, users, factors, sessions, events, ...logs } = await shop();
  await addTotp();
  logs.securityLog.recorded.length = 0;
  await users.promote('ann', 'support');
  await remove.ofStaff('ann', { id: 'owner' });
  expect(await factors.hasAny('ann')).toBe(false);
  expect(sessions.sessions.size).toBe(0);
  expect(events.published.at(-1)?.payload).toEqual({ personId: 'ann', change: 'removed-by-owner' });
  expect(logs.securityLog.recorded).toEqual([
    { kind: 'factor.removed', userId: 'ann', subject: 'removed-by-owner' },
  ]);
  expect(logs.auditLog.entries).toMatchObject([
    {
      actor: { id: 'owner' },
      action: 'staff.remove-factors',
      subject: 'person ann',
      before: { factors: ['totp', 'recovery_code'] },
      after: { factors: [] },
    },
  ]);
  await expect(remove.ofStaff('ann', { id: 'owner' })).rejects.toThrow('Second factor not found');
});

it('the route of the staff keeps those of a shopper', async () => {
  const { remove, addTotp, factors } = await shop();
  await addTotp();
  await expect(remove.ofStaff('ann', { id: 'owner' })).rejects.toThrow('Staff member not found');
  expect(await factors.hasAny('ann')).toBe(true);
});

it('a manager removes the lost factors of a shopper, who is logged out and hears of it', async () => {
  const { remove, addTotp, factors, sessions, events, auditLog } = await shop();
  await addTotp();
  await remove.ofUser('ann', { id: 'manager', staffRole: 'manager' });
  expect(await factors.hasAny('ann')).toBe(false);
  expect(sessions.sessions.size).toBe(0);
  expect(events.published.at(-1)?.payload).toEqual({ personId: 'ann', change: 'removed-by-staff' });
  expect(auditLog.entries).toMatchObject([
    { actor: { id: 'manager' }, action: 'users.remove-factors', subject: 'person ann' },
  ]);
});

it('those of the staff are for owners, and nobody removes their own like this', async () => {
  const { remove, addTotp, users, factors } = await shop();
  await addTotp();
  await users.promote('ann', 'support');
  const by = (id: string, staffRole: StaffRole) => remove.ofUser('ann', { id, staffRole });
  await expect(by('manager', 'manager')).rejects.toThrow('You are not allowed to do this.');
  await expect(by('ann', 'owner')).rejects.toThrow('second factors in your profile');
  await expect(remove.ofStaff('ann', { id: 'ann' })).rejects.toThrow('in your profile');
  expect(await factors.hasAny('ann')).toBe(true);
  await by('owner', 'owner');
  expect(await factors.hasAny('ann')).toBe(false);
});

it('says that an account is unknown, or has none', async () => {
  const { remove } = await shop();
  const owner = { id: 'owner', staffRole: 'owner' } as const;
  await expect(remove.ofUser('nobody', owner)).rejects.toThrow('User not found');
  await expect(remove.ofStaff('nobody', owner)).rejects.toThrow('Staff member not found');
  await expect(remove.ofUser('ann', owner)).rejects.toThrow('Second factor not found');
});
