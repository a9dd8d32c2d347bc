import { DirectUnitOfWork, RecordedEvents } from '../../../kernel/testing/fakes.js';
import { newUser } from '../domain/user.js';
import { Avatars } from '../ports/avatars.js';
import { FakePasswordResets } from '../testing/fake-password-resets.js';
import { FakeUserRepository } from '../testing/fake-user-repository.js';
import { UpdateProfile } from './update-profile.js';

class ShownAvatars extends Avatars {
  readonly shown: (string | null)[] = [];
  async show(_userId: string, image: string | null): Promise<void> {
    this.shown.push(image);
  }
}

async function ann() {
  const users = new FakeUserRepository();
  const avatars = new ShownAvatars();
  const events = new RecordedEvents();
  const user = { id: 'ann', name: 'Ann', email: 'ann@x.test', createdAt: new Date() };
  await users.add(newUser(user), 'x');
  const resets = new FakePasswordResets(users);
  const expiresAt = new Date('2026-01-01T00:30:00Z');
  await resets.add({ id: 'link', email: user.email, tokenHash: 'x', expiresAt });
  const update = new UpdateProfile(new DirectUnitOfWork(), users, avatars, resets, events);
  return { update, avatars, resets, events };
}

describe('a profile', () => {
  it('keeps what was not sent', async () => {
    const { update, avatars, events } = await ann();
    const user = await update.execute('ann', { address: '1 Main Street' });
    expect(user).toMatchObject({ name: 'Ann', address: '1 Main Street', phone: null });
    expect(avatars.shown).toEqual([]);
    expect(events.published).toEqual([]);
  });

  it('has the old address warned of a new e-mail, but not of its other case', async () => {
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

  it('says which picture it shows, and when it shows none', async () => {
    const { update, avatars } = await ann();
    await update.execute('ann', { image: 'a.png' });
    await update.execute('ann', { image: null });
    expect(avatars.shown).toEqual(['a.png', null]);
  });

  it('is nobody’s where the user is unknown', async () => {
    const { update } = await ann();
    await expect(update.execute('bob', { name: 'Bob' })).rejects.toThrow('User not found');
  });
});
