import type { AccountSession, AccountSubject, AccountSubjects } from '../ports/account-subjects.js';

export interface AccountSubjectsUnderTest {
  readonly accounts: AccountSubjects;
  newId(): string;
  /** Adds an account with its present address and, where it has two, the one that may undo a change. */
  plant(account: AccountSubject): Promise<void>;
  addSession(userId: string, session: AccountSession): Promise<void>;
  addSecondFactor(userId: string): Promise<void>;
  inTransaction<Result>(work: () => Promise<Result>): Promise<Result>;
}

const at = (second: number) => new Date(Date.UTC(2030, 0, 1, 0, 0, second));

/** The contract of every `AccountSubjects`. `make` returns one with no account. */
export function accountSubjectsContract(make: () => Promise<AccountSubjectsUnderTest>): void {
  const opened = async () => {
    const made = await make();
    const [ann, max, gone]: readonly [AccountSubject, AccountSubject, AccountSubject] = [
      { userId: made.newId(), emails: ['ann@x.test'], staffRole: null, erasedAt: null },
      {
        userId: made.newId(),
        emails: ['max@x.test', 'old@x.test'],
        staffRole: 'support',
        erasedAt: null,
      },
      { userId: made.newId(), emails: ['gone@x.test'], staffRole: null, erasedAt: at(0) },
    ];
    for (const account of [ann, max, gone]) await made.plant(account);
    return { ...made, ann, max, gone };
  };

  it('finds and locks an account with its addresses, the present one first', async () => {
    const { accounts, newId, inTransaction, ann, max, gone } = await opened();
    for (const account of [ann, max, gone]) {
      expect(await accounts.find(account.userId)).toEqual(account);
      expect(await inTransaction(() => accounts.lock(account.userId))).toEqual(account);
    }
    expect(await accounts.find(newId())).toBeUndefined();
    expect(await inTransaction(() => accounts.lock(newId()))).toBeUndefined();
  });

  it('knows whose an address is or may be again, in any case', async () => {
    const { accounts, ann, max } = await opened();
    expect(await accounts.idOfAddress('Ann@X.test')).toBe(ann.userId);
    expect(await accounts.idOfAddress('max@x.test')).toBe(max.userId);
    expect(await accounts.idOfAddress('OLD@x.test')).toBe(max.userId);
    expect(await accounts.idOfAddress('nobody@x.test')).toBeUndefined();
    expect(await accounts.idOfAddress('nn@x.test')).toBeUndefined();
  });

  it('has the newest 100 sessions that have not ended, newest first', async () => {
    const { accounts, addSession, newId, ann, max } = await opened();
    const session = (second: number): AccountSession => ({
      startedAt: at(second),
      expiresAt: at(1_000),
      device: second === 1 ? null : 'Firefox',
    });
    const ended = { ...session(300), expiresAt: at(500) };
    for (const each of [session(2), session(1), session(3), ended]) {
      await addSession(ann.userId, each);
    }
    expect(await accounts.sessionsOf(ann.userId, at(499))).toEqual([
      ended,
      session(3),
      session(2),
      session(1),
    ]);
    expect(await accounts.sessionsOf(ann.userId, at(500))).toEqual([
      session(3),
      session(2),
      session(1),
    ]);
    for (let second = 4; second <= 102; second++) await addSession(ann.userId, session(second));
    const newest = await accounts.sessionsOf(ann.userId, at(500));
    expect([newest.length, newest[0], newest.at(-1)]).toEqual([100, session(102), session(3)]);
    expect(await accounts.sessionsOf(max.userId, at(0))).toEqual([]);
    expect(await accounts.sessionsOf(newId(), at(0))).toEqual([]);
  });

  it('knows who has a second factor', async () => {
    const { accounts, addSecondFactor, newId, ann, max } = await opened();
    await addSecondFactor(max.userId);
    const known = [max.userId, ann.userId, newId()].map((id) => accounts.hasSecondFactor(id));
    expect(await Promise.all(known)).toEqual([true, false, false]);
  });
}
