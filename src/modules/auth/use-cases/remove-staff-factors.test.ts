import { factorFixture } from '../testing/factor-fixture.js';
import { RemoveStaffFactors } from './remove-staff-factors.js';

async function shop() {
  const fixture = await factorFixture();
  const { unitOfWork, users, factors, challenges, sessions } = fixture;
  const { auditLog, events, securityLog } = fixture;
  const remove = new RemoveStaffFactors(
    ...([unitOfWork, users, factors, challenges, sessions] as const),
    ...([auditLog, events, securityLog] as const),
  );
  return { ...fixture, remove };
}

it('an owner removes the lost factors of a member, who is logged out and hears of it', async () => {
  const { remove, addTotp, users, factors, sessions, events, auditLog } = await shop();
  await addTotp();
  await users.promote('ann', 'support');
  await remove.execute('ann', { id: 'owner' });
  expect(await factors.hasAny('ann')).toBe(false);
  expect(sessions.sessions.size).toBe(0);
  expect(events.published.at(-1)?.payload).toEqual({ personId: 'ann', change: 'removed-by-owner' });
  expect(auditLog.entries).toMatchObject([
    {
      actor: { id: 'owner' },
      action: 'staff.remove-factors',
      subject: 'person ann',
      before: { factors: ['totp', 'recovery_code'] },
      after: { factors: [] },
    },
  ]);
  await expect(remove.execute('ann', { id: 'owner' })).rejects.toThrow('Second factor not found');
});

it('a shopper keeps theirs', async () => {
  const { remove, addTotp, factors } = await shop();
  await addTotp();
  await expect(remove.execute('ann', { id: 'owner' })).rejects.toThrow('Staff member not found');
  expect(await factors.hasAny('ann')).toBe(true);
});
