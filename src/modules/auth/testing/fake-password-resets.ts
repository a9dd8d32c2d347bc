import { isSameEmail } from '../domain/email-change.js';
import { PasswordResets, type ResetRecipient } from '../ports/passwords.js';
import { FakeEmailChanges } from './fake-email-changes.js';
import type { FakeUserRepository } from './fake-user-repository.js';

interface Row {
  readonly userId: string | undefined;
  readonly tokenHash: string;
  readonly expiresAt: Date;
}

/** Reset links in memory, for the users of a repository in memory. */
export class FakePasswordResets extends PasswordResets {
  readonly rows = new Map<string, Row>();

  constructor(
    private readonly users: FakeUserRepository,
    private readonly changes = new FakeEmailChanges(),
  ) {
    super();
  }

  async add(reset: { id: string; email: string; tokenHash: string; expiresAt: Date }, now: Date) {
    const { id, email, tokenHash, expiresAt } = reset;
    const owner = await this.users.findByEmail(email);
    const userId = owner?.id ?? this.changes.reserving(email, now)?.userId;
    if (userId) await this.dropAllOf(userId);
    this.rows.set(id, { userId, tokenHash, expiresAt });
    return userId !== undefined;
  }
  async isUsable(tokenHash: string, now: Date): Promise<boolean> {
    return this.userOf(tokenHash, now) !== undefined;
  }
  async use(tokenHash: string, now: Date): Promise<{ userId: string } | undefined> {
    const userId = this.userOf(tokenHash, now);
    if (!userId) return undefined;
    await this.dropAllOf(userId);
    return { userId };
  }
  async recipient(id: string, now: Date): Promise<ResetRecipient | undefined> {
    const row = this.rows.get(id);
    if (!row?.userId || row.expiresAt <= now) return undefined;
    const user = await this.users.find(row.userId);
    if (!user) return undefined;
    const { name, email } = user;
    const change = await this.changes.find({ userId: user.id }, now);
    if (!change || isSameEmail(change.oldEmail, email)) return { name, email };
    const { oldEmail, expiresAt } = change;
    return { name, email: oldEmail, change: { id: change.id, newEmail: email, expiresAt } };
  }
  async dropAllOf(userId: string): Promise<void> {
    this.deleteWhere((row) => row.userId === userId);
  }
  async deleteExpired(now: Date): Promise<number> {
    return this.deleteWhere((row) => row.expiresAt < now);
  }

  private userOf(tokenHash: string, now: Date): string | undefined {
    const found = [...this.rows.values()].find((row) => row.tokenHash === tokenHash);
    return found && found.expiresAt > now ? found.userId : undefined;
  }

  private deleteWhere(isGone: (row: Row) => boolean): number {
    const gone = [...this.rows].filter(([, row]) => isGone(row));
    for (const [id] of gone) this.rows.delete(id);
    return gone.length;
  }
}
