import { type EmailChange, isSameEmail } from '../domain/email-change.js';
import { type EmailChangeKey, EmailChanges } from '../ports/email-changes.js';

type Row = EmailChange & { readonly tokenHash: string };

/** Unconfirmed changes of email addresses in memory. */
export class FakeEmailChanges extends EmailChanges {
  readonly rows: Row[] = [];

  async add(change: Row, now: Date): Promise<EmailChange> {
    const { userId, expiresAt } = change;
    const earlier = this.rows.find((row) => row.userId === userId && row.expiresAt > now);
    await this.end({ userId });
    const stored = { ...(earlier ?? change), expiresAt };
    this.rows.push(stored);
    return plain(stored);
  }
  async find(key: EmailChangeKey, now: Date): Promise<EmailChange | undefined> {
    const found = this.rows.find((row) => isOf(row, key) && row.expiresAt > now);
    return found && plain(found);
  }
  async end(key: EmailChangeKey): Promise<boolean> {
    return this.deleteWhere((row) => isOf(row, key)) === 1;
  }
  async deleteExpired(now: Date): Promise<number> {
    return this.deleteWhere((row) => row.expiresAt < now);
  }

  /** The change whose old address this is. */
  reserving(email: string, now: Date): EmailChange | undefined {
    return this.rows.find((row) => isSameEmail(row.oldEmail, email) && row.expiresAt > now);
  }

  private deleteWhere(isGone: (row: Row) => boolean): number {
    const left = this.rows.filter((row) => !isGone(row));
    return this.rows.splice(0, Infinity, ...left).length - left.length;
  }
}

const plain = ({ id, userId, oldEmail, expiresAt }: Row): EmailChange => {
  return { id, userId, oldEmail, expiresAt };
};

function isOf(row: Row, key: EmailChangeKey): boolean {
  if ('id' in key) return row.id === key.id;
  return 'userId' in key ? row.userId === key.userId : row.tokenHash === key.tokenHash;
}
