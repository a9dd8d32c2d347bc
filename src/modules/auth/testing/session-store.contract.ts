import type { SessionStore } from '../ports/session-store.js';

const at = (seconds: number) => new Date(Date.UTC(2030, 0, 1, 0, 0, seconds));
const ANOTHER = '01900000-0000-7000-8000-00000000000f';
const SESSION = '01900000-0000-7000-8000-00000000000a';

/** The contract of every session store. `make` returns an empty store in which `userId` exists. */
export function sessionStoreContract(
  make: () => Promise<{
    store: SessionStore;
    userId: string;
    inTransaction: <Result>(work: () => Promise<Result>) => Promise<Result>;
  }>,
): void {
  const opened = async () => {
    const made = await make();
    const session = {
      id: SESSION,
      userId: made.userId,
      startedAt: at(0),
      expiresAt: at(100),
      provedAt: null,
    };
    await made.inTransaction(() => made.store.open({ ...session, tokenHash: 'one' }));
    const rotate = (newHash: string, now: number) =>
      made.inTransaction(() =>
        made.store.rotate({
          sessionId: SESSION,
          newHash,
          goodUntil: at(now + 60),
          olderGoodUntil: at(now + 10),
          expiresAt: at(now + 100),
          now: at(now),
        }),
      );
    const find = (hash: string) => made.inTransaction(() => made.store.lockByToken(hash));
    return { ...made, rotate, find };
  };

  it('finds a session by its newest token', async () => {
    const { find, userId } = await opened();
    expect(await find('one')).toMatchObject({
      sessionId: SESSION,
      userId,
      role: 'user',
      goodUntil: null,
      newestHash: 'one',
      startedAt: at(0),
      expiresAt: at(100),
    });
    expect(await find('unknown')).toBeUndefined();
  });

  it('finds the session of a request until it ends, and of its own user only', async () => {
    const { store, userId, inTransaction } = await opened();
    const current = { id: userId, role: 'user', staffRole: null, sessionId: SESSION };
    expect(await store.current(userId, SESSION, at(99))).toEqual(current);
    expect(await store.current(userId, SESSION, at(100))).toBeUndefined();
    expect(await store.current(ANOTHER, SESSION, at(99))).toBeUndefined();
    expect(await store.current(userId, ANOTHER, at(99))).toBeUndefined();
    await inTransaction(() => store.end(SESSION));
    expect(await store.current(userId, SESSION, at(99))).toBeUndefined();
  });

  it('leaves the token before its grace period, and older ones the shorter one', async () => {
    const { find, rotate } = await opened();
    await rotate('two', 0);
    expect(await find('one')).toMatchObject({ goodUntil: at(60), newestHash: 'two' });
    await rotate('three', 5);
    expect(await find('one')).toMatchObject({ goodUntil: at(15), newestHash: 'three' });
    expect(await find('two')).toMatchObject({ goodUntil: at(65), expiresAt: at(105) });
    await rotate('four', 80);
    expect(await find('one')).toMatchObject({ goodUntil: at(15), newestHash: 'four' });
  });

  it('deletes a session that was ended, with all its tokens', async () => {
    const { find, rotate, store, inTransaction } = await opened();
    await rotate('two', 0);
    await inTransaction(() => store.end(SESSION));
    expect(await find('one')).toBeUndefined();
    expect(await find('two')).toBeUndefined();
  });

  it('ends all sessions of a user', async () => {
    const { find, store, userId, inTransaction } = await opened();
    await inTransaction(() => store.endAllOf(userId));
    expect(await find('one')).toBeUndefined();
  });

  it('ends a session of its own user only, and all others', async () => {
    const { find, store, userId, inTransaction } = await opened();
    const other = { id: ANOTHER, userId, startedAt: at(0), expiresAt: at(100), provedAt: null };
    await inTransaction(() => store.open({ ...other, tokenHash: 'other' }));
    expect(await inTransaction(() => store.endOf(ANOTHER, SESSION))).toBe(false);
    expect(await find('one')).toBeDefined();
    expect(await inTransaction(() => store.endOthers({ userId, sessionId: ANOTHER }))).toBe(1);
    expect(await find('one')).toBeUndefined();
    expect(await inTransaction(() => store.endOf(userId, ANOTHER))).toBe(true);
    expect(await find('other')).toBeUndefined();
    expect(await inTransaction(() => store.endOf(userId, ANOTHER))).toBe(false);
  });

  it('knows when its user last proved who they are: by the login, or since', async () => {
    const { store, userId, inTransaction } = await opened();
    expect(await store.provedAt(SESSION)).toEqual(at(0));
    const prove = (owner: string) =>
      inTransaction(() => store.recordProof({ userId: owner, sessionId: SESSION }, at(30)));
    expect(await prove(ANOTHER)).toBe(false);
    expect(await store.provedAt(SESSION)).toEqual(at(0));
    expect(await prove(userId)).toBe(true);
    expect(await store.provedAt(SESSION)).toEqual(at(30));
    expect(await store.provedAt(ANOTHER)).toBeUndefined();
  });

  it('deletes old rotated tokens, and never the newest', async () => {
    const { find, rotate, store, inTransaction } = await opened();
    await rotate('two', 0);
    const { goodUntil } = (await find('one'))!;
    expect(await inTransaction(() => store.deleteRotated(goodUntil!, 100))).toBe(0);
    expect(await inTransaction(() => store.deleteRotated(at(1_000), 100))).toBe(1);
    expect(await find('one')).toBeUndefined();
    expect(await find('two')).toMatchObject({ newestHash: 'two' });
  });

  it('deletes expired sessions with their tokens', async () => {
    const { find, rotate, store, inTransaction } = await opened();
    await rotate('two', 0);
    expect(await inTransaction(() => store.deleteExpired(at(100), 100))).toBe(0);
    expect(await inTransaction(() => store.deleteExpired(at(101), 100))).toBe(3);
    expect([await find('one'), await find('two')]).toEqual([undefined, undefined]);
  });
}
