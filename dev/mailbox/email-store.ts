import { AppendOnlyLog } from '../append-only-log.js';
import type { StoredEmail } from './stored-email.js';

const MOST = 1_000;

/** The newest 1,000 emails, kept in a file. */
export class EmailStore {
  #emails: StoredEmail[];
  #lines: number;
  readonly #log: AppendOnlyLog<StoredEmail>;

  constructor(folder: string) {
    const { log, lines } = AppendOnlyLog.open<StoredEmail>(folder, 'mails.jsonl');
    this.#log = log;
    this.#emails = lines.slice(-MOST);
    this.#lines = lines.length;
  }

  /** Stores an email; one delivered twice (the same Message-ID to the same recipients) is stored once. */
  add(email: Omit<StoredEmail, 'id' | 'at'>): void {
    const known = this.#emails.some(
      ({ messageId, to }) => email.messageId && messageId === email.messageId && to === email.to,
    );
    if (known) return;
    const id = (this.#emails.at(-1)?.id ?? 0) + 1;
    const kept = { ...email, id, at: new Date().toISOString() };
    this.#log.append(kept);
    this.#emails = [...this.#emails, kept].slice(-MOST);
    this.#lines += 1;
    if (this.#lines < 2 * MOST) return;
    this.#log.rewrite(this.#emails);
    this.#lines = this.#emails.length;
  }

  get(id: number): StoredEmail | undefined {
    return this.#emails.find((email) => email.id === id);
  }

  /** Newest first; only those to an address, compared without case, where one is given. */
  list(to?: string | null): StoredEmail[] {
    const wanted = to?.trim().toLowerCase();
    return this.#emails
      .filter((email) => !wanted || email.to.toLowerCase().split(', ').includes(wanted))
      .reverse();
  }

  close(): void {
    this.#log.close();
  }
}
