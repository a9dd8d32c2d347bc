import {
  type AccountSession,
  type AccountSubject,
  AccountSubjects,
} from '../ports/account-subjects.js';

/** Accounts in memory; locks do nothing: there is no concurrency. */
export class FakeAccountSubjects extends AccountSubjects {
  readonly rows = new Map<string, AccountSubject>();
  readonly sessions = new Map<string, readonly AccountSession[]>();
  readonly withSecondFactor = new Set<string>();

  async find(userId: string): Promise<AccountSubject | undefined> {
    return this.rows.get(userId);
  }

  lock(userId: string): Promise<AccountSubject | undefined> {
    return this.find(userId);
  }

  async idOfAddress(email: string): Promise<string | undefined> {
    const isSame = (one: string) => one.toLowerCase() === email.toLowerCase();
    return [...this.rows.values()].find(({ emails }) => emails.some(isSame))?.userId;
  }

  async sessionsOf(userId: string, now: Date): Promise<readonly AccountSession[]> {
    return (this.sessions.get(userId) ?? [])
      .filter(({ expiresAt }) => expiresAt > now)
      .sort((one, other) => other.startedAt.getTime() - one.startedAt.getTime())
      .slice(0, 100);
  }

  async hasSecondFactor(userId: string): Promise<boolean> {
    return this.withSecondFactor.has(userId);
  }
}
