import { authFixture } from '../testing/auth-fixture.js';
import { FakeAvatars } from '../testing/fake-avatars.js';
import { UpdateProfile } from './update-profile.js';

/** Ann has a reset link in her mailbox. */
async function ann() {
  const { unitOfWork, users, resets, events, clock } = await authFixture();
  const avatars = new FakeAvatars(['a.png']);
  const expiresAt = new Date(clock.now().getTime() + 60_000);
  await resets.add({ id: 'link', email: 'ann@x.test', tokenHash: 'x', expiresAt });
  const update = new UpdateProfile(unitOfWork, users, avatars, resets, events);
  return { update, avatars, resets, events };
}

describe('a profile', () => {
  it('keeps what was not sent', async () => {
    const { update, avatars, events } = await ann();
    const user = await update.execute('ann', { address: '1 Main Street' });
    expect(user).toMatchObject({ name: 'Ann', address: '1 Main Street', phone: null });
    expect(avatars.shown.size).toBe(0);
    expect(events.published).toEqual([]);
  });

  it('has the old address notified of a new one, but not of another case of its letters', async () => {
    const { update, resets, events } = await ann();
    await update.execute('ann', { email: 'ANN@x.test' });
    expect(events.published).toEqual([]);
    expect([...resets.rows.keys()]).toEqual(['link']);
    await update.execute('ann', { email: 'new@x.test' });
    expect(events.published).toEqual([
      { name: 'auth.email-changed', payload: { personId: 'ann', oldEmail: 'ANN@x.test' } },
    ]);
    expect([...resets.rows.keys()]).toEqual([]);
  });

  it('registers the image it shows, and that it shows none', async () => {
    const { update, avatars } = await ann();
    await update.execute('ann', { image: 'a.png' });
    expect(avatars.shown.get('ann')).toBe('a.png');
    await update.execute('ann', { image: null });
    expect(avatars.shown.get('ann')).toBeNull();
  });

  it('is refused where the user is unknown', async () => {
    const { update } = await ann();
    await expect(update.execute('bob', { name: 'Bob' })).rejects.toThrow('User not found');
  });
});
