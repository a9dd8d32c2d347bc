import { AppendOnlyLog } from '../append-only-log.js';
import type { Mail } from './mail.js';

const MOST = 1_000;

/** The newest 1,000 mails, kept in a file. */
export class MailStore {
  #mails: Mail[];
  #lines: number;
  readonly #log: AppendOnlyLog<Mail>;

  constructor(folder: string) {
    const { log, lines } = AppendOnlyLog.open<Mail>(folder, 'mails.jsonl');
    this.#log = log;
    this.#mails = lines.slice(-MOST);
    this.#lines = lines.length;
  }

  /** Keeps a mail; one sent twice (the same Message-ID to the same people) is kept once. */
  add(mail: Omit<Mail, 'id' | 'at'>): void {
    const known = this.#mails.some(
      ({ messageId, to }) => mail.messageId && messageId === mail.messageId && to === mail.to,
    );
    if (known) return;
    const id = (this.#mails.at(-1)?.id ?? 0) + 1;
    const kept = { ...mail, id, at: new Date().toISOString() };
    this.#log.append(kept);
    this.#mails = [...this.#mails, kept].slice(-MOST);
    this.#lines += 1;
    if (this.#lines < 2 * MOST) return;
    this.#log.rewrite(this.#mails);
    this.#lines = this.#mails.length;
  }

  get(id: number): Mail | undefined {
    return this.#mails.find((mail) => mail.id === id);
  }

  /** Newest first; only those to an address, compared without case, where one is given. */
  list(to?: string | null): Mail[] {
    const wanted = to?.trim().toLowerCase();
    return this.#mails
      .filter((mail) => !wanted || mail.to.toLowerCase().split(', ').includes(wanted))
      .reverse();
  }

  close(): void {
    this.#log.close();
  }
}
