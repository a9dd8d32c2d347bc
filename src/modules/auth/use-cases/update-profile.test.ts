import { DAY_MS } from '../../../kernel/time.js';
import { after } from '../domain/session-rules.js';
import { authFixture } from '../testing/auth-fixture.js';
import { FakeAvatars } from '../testing/fake-avatars.js';
import { LIFETIMES } from '../testing/fake-tokens.js';
import { ConfirmPassword } from './confirm-password.js';
import { UndoEmailChange } from './undo-email-change.js';
import { UpdateProfile } from './update-profile.js';

/** Ann is signed in, and has a reset link in her mailbox. */
async function ann() {
  const fixture = await authFixture();
  const { unitOfWork, users, passwords, sessions, resets, emailChanges } = fixture;
  const { tokens, events, ids, clock } = fixture;
  const avatars = new FakeAvatars(['a.png']);
  const link = { id: 'link', email: 'ann@x.test', tokenHash: 'x' };
  await resets.add({ ...link, expiresAt: after(clock.now(), 60_000) }, clock.now());
  await fixture.startSession.execute(fixture.ann);
  const [sessionId = ''] = sessions.sessions.keys();
  const confirmPassword = new ConfirmPassword(users, passwords, fixture.securityLog);
  const update = new UpdateProfile(
    ...([unitOfWork, users, confirmPassword, sessions, avatars, resets, emailChanges] as const),
    ...([tokens, events, ids, clock, LIFETIMES, fixture.securityLog] as const),
    fixture.releaseEmail,
  );
  const undo = new UndoEmailChange(
    ...([unitOfWork, emailChanges, users, sessions, tokens, events, clock] as const),
    fixture.securityLog,
  );
  /** Changes Ann's address; answers the events of it. */
  const changeEmail = async (email: string, password?: string) => {
    events.published.length = 0;
    await update.execute({ id: 'ann', sessionId }, { email }, password);
    return [...events.published];
  };
  const owner = { id: 'ann', sessionId };
  return { ...fixture, update, undo, avatars, owner, changeEmail };
}

const notice = (oldEmail: string) => ({
  name: 'auth.email-changed',
  payload: { personId: 'ann', oldEmail },
});
const logged = (subject: string) => ({ kind: 'email.changed', userId: 'ann', subject });
const offerOf = (changeId: string) => ({
  name: 'auth.unconfirmed-email-changed',
  payload: { changeId },
});

describe('a profile', () => {
  it('keeps what was not sent', async () => {
    const { update, owner, avatars, events } = await ann();
    const user = await update.execute(owner, { address: '1 Main Street' });
    expect(user).toMatchObject({ name: 'Ann', address: '1 Main Street', phone: null });
    expect(avatars.shown.size).toBe(0);
    expect(events.published).toEqual([]);
  });

  it('registers the image it shows, and that it shows none', async () => {
    const { update, owner, avatars } = await ann();
    await update.execute(owner, { image: 'a.png' });
    expect(avatars.shown.get('ann')).toBe('a.png');
    await update.execute(owner, { image: null });
    expect(avatars.shown.get('ann')).toBeNull();
  });

  it('is refused where the user is unknown', async () => {
    const { update, owner } = await ann();
    const attempt = update.execute({ ...owner, id: 'bob' }, { name: 'Bob' });
    await expect(attempt).rejects.toThrow('User not found');
  });
});

describe('a new email address with the password', () => {
  it('is confirmed: the old one is notified, and a reset link there ends', async () => {
    const { changeEmail, resets, emailChanges, securityLog } = await ann();
    expect(await changeEmail('new@x.test', 'secret')).toEqual([notice('Ann@x.test')]);
    expect(securityLog.recorded).toEqual([logged('with the password')]);
    expect(resets.rows.size).toBe(0);
    expect(emailChanges.rows).toEqual([]);
  });

  it('ends the rights of the address before an unconfirmed one', async () => {
    const { changeEmail, emailChanges, clock } = await ann();
    await changeEmail('new@x.test');
    expect(await changeEmail('newer@x.test', 'secret')).toEqual([notice('new@x.test')]);
    expect(await emailChanges.find({ userId: 'ann' }, clock.now())).toBeUndefined();
  });

  it('ends the reset links in the old mailbox where it confirms an address of before', async () => {
    const { changeEmail, resets } = await ann();
    await changeEmail('new@x.test');
    expect(resets.rows.size).toBe(1);
    expect(await changeEmail('new@x.test', 'secret')).toEqual([]);
    expect(resets.rows.size).toBe(0);
  });

  it('leaves a reset link where the address was confirmed already', async () => {
    const { update, owner, resets } = await ann();
    await update.execute(owner, { name: 'Anne' }, 'secret');
    expect(resets.rows.size).toBe(1);
  });

  it('is refused with a wrong one, which changes nothing', async () => {
    const { update, owner, users, resets, events, securityLog } = await ann();
    const attempt = update.execute(owner, { name: 'Eve', email: 'new@x.test' }, 'guessed');
    const message = 'The current password is not correct';
    await expect(attempt).rejects.toMatchObject({
      kind: 'invalid',
      errors: [{ field: 'currentPassword', message }],
    });
    expect(await users.find('ann')).toMatchObject({ name: 'Ann', email: 'Ann@x.test' });
    expect([resets.rows.size, events.published]).toEqual([1, []]);
    expect(securityLog.counted).toEqual([{ kind: 'password.refused', userId: 'ann' }]);
  });

  it('is refused where the password changed after it was checked', async () => {
    const { changeEmail, users, passwords } = await ann();
    const verify = passwords.verify.bind(passwords);
    passwords.verify = async (hash, password) => {
      const fits = await verify(hash, password);
      await users.setPassword('ann', 'hash of another');
      return fits;
    };
    await expect(changeEmail('new@x.test', 'secret')).rejects.toThrow('is not correct');
  });
});

describe('a new email address without the password', () => {
  it('leaves the old one its reset link, and offers it to undo the change for seven days', async () => {
    const { changeEmail, resets, emailChanges, tokens, clock, securityLog } = await ann();
    const events = await changeEmail('new@x.test');
    expect(securityLog.recorded).toEqual([logged('without the password')]);
    const { id, ...change } = emailChanges.rows[0]!;
    expect(events).toEqual([offerOf(id)]);
    expect(change).toEqual({
      userId: 'ann',
      oldEmail: 'Ann@x.test',
      expiresAt: after(clock.now(), 7 * DAY_MS),
      tokenHash: tokens.hash(tokens.forEmailUndo(id)),
    });
    expect([...resets.rows.keys()]).toEqual(['link']);
  });

  it('is none where only the case of its letters differs', async () => {
    const { changeEmail, emailChanges, securityLog } = await ann();
    expect(await changeEmail('ANN@x.test')).toEqual([]);
    expect(securityLog.recorded).toEqual([]);
    expect(emailChanges.rows).toEqual([]);
  });

  it('cannot be rotated away: the first address keeps its rights for seven days after the last', async () => {
    const { changeEmail, emailChanges, clock } = await ann();
    await changeEmail('b@x.test');
    const { id } = emailChanges.rows[0]!;
    clock.advance(6 * DAY_MS);
    expect(await changeEmail('c@x.test')).toEqual([offerOf(id), notice('b@x.test')]);
    // Back to the first, and away again: its link still works.
    expect(await changeEmail('ann@x.test')).toEqual([notice('c@x.test')]);
    expect(await changeEmail('d@x.test')).toEqual([offerOf(id)]);
    const expiresAt = after(clock.now(), 7 * DAY_MS);
    expect(emailChanges.rows).toMatchObject([{ id, oldEmail: 'Ann@x.test', expiresAt }]);
    clock.advance(7 * DAY_MS);
    await changeEmail('e@x.test');
    expect(emailChanges.rows).toMatchObject([{ oldEmail: 'd@x.test' }]);
  });

  it('leaves the old one reserved for the account', async () => {
    const { changeEmail, users, clock } = await ann();
    await changeEmail('new@x.test');
    const twin = { ...(await users.find('ann'))!, id: 'twin', email: 'ann@X.test' };
    const taken = 'An account with this email already exists';
    await expect(users.add(twin, 'x')).rejects.toThrow(taken);
    clock.advance(7 * DAY_MS);
    await users.add(twin, 'x');
  });

  it('is refused to a request whose session has ended meanwhile', async () => {
    const { changeEmail, sessions, users } = await ann();
    const change = users.change.bind(users);
    users.change = async (...given) => {
      await sessions.endAllOf('ann');
      return change(...given);
    };
    await expect(changeEmail('new@x.test')).rejects.toThrow('Please log in to continue');
  });
});

describe('undoing an unconfirmed change', () => {
  it('restores the first address and ends all sessions; the last address is notified', async () => {
    const { changeEmail, undo, users, sessions, events, ...fixture } = await ann();
    const { emailChanges, tokens, securityLog } = fixture;
    await changeEmail('b@x.test');
    await changeEmail('c@x.test');
    const token = tokens.forEmailUndo(emailChanges.rows[0]!.id);
    events.published.length = 0;
    await undo.execute(token);
    expect(await users.find('ann')).toMatchObject({ email: 'Ann@x.test' });
    expect(sessions.sessions.size).toBe(0);
    expect(events.published).toEqual([notice('c@x.test')]);
    expect(securityLog.recorded.at(-1)).toEqual(logged('undone by the old address'));
    await expect(undo.execute(token)).rejects.toThrow(REFUSED);
  });

  it('ends the sessions of an account whose address was changed back, too', async () => {
    const { changeEmail, undo, sessions, events, emailChanges, tokens } = await ann();
    await changeEmail('b@x.test');
    await changeEmail('ann@x.test');
    events.published.length = 0;
    await undo.execute(tokens.forEmailUndo(emailChanges.rows[0]!.id));
    expect([sessions.sessions.size, events.published]).toEqual([0, []]);
  });

  it.each(['made up', 'expired', 'confirmed since'])('is refused by a link: %s', async (why) => {
    const { changeEmail, undo, users, sessions, emailChanges, tokens, clock, ...fixture } =
      await ann();
    await changeEmail('b@x.test');
    const token = tokens.forEmailUndo(emailChanges.rows[0]!.id);
    if (why === 'expired') clock.advance(7 * DAY_MS);
    if (why === 'confirmed since') await changeEmail('c@x.test', 'secret');
    const { email } = (await users.find('ann'))!;
    const attempt = undo.execute(why === 'made up' ? why : token);
    await expect(attempt).rejects.toMatchObject({ kind: 'invalid', message: REFUSED });
    expect(await users.find('ann')).toMatchObject({ email });
    expect(sessions.sessions.size).toBe(1);
    expect(fixture.securityLog.counted).toEqual([{ kind: 'email.undo-failed' }]);
  });

  it('counts no attempt where the store fails', async () => {
    const { changeEmail, undo, users, emailChanges, tokens, securityLog } = await ann();
    await changeEmail('b@x.test');
    users.change = async () => {
      throw new Error('The database is gone.');
    };
    const attempt = undo.execute(tokens.forEmailUndo(emailChanges.rows[0]!.id));
    await expect(attempt).rejects.toThrow('The database is gone.');
    expect(securityLog.counted).toEqual([]);
  });
});

const REFUSED = 'This link is invalid, has expired or was used already';
