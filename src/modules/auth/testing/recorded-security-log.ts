import type { Clock } from '../../../kernel/time.js';
import { SettableClock } from '../../../kernel/testing/fakes.js';
import { type NewSecurityEvent, SecurityLog } from '../ports/security-log.js';
import type { StoredSecurityEvent } from './security-log.contract.js';

const HOUR_MS = 3_600_000;
const hourOf = (time: Date) => Math.floor(time.getTime() / HOUR_MS);

/** A security log in memory, of one address. Its clock matters only to entries. */
export class RecordedSecurityLog extends SecurityLog {
  readonly recorded: NewSecurityEvent[] = [];
  /** Every attempt. */
  readonly counted: NewSecurityEvent[] = [];
  /** What is stored, in the order in which it was made. */
  entries: readonly StoredSecurityEvent[] = [];
  /** The entries of attempts by kind, account and hour. */
  private readonly attempts = new Map<string, StoredSecurityEvent>();

  constructor(private readonly clock: Clock = new SettableClock()) {
    super();
  }

  async record(event: NewSecurityEvent): Promise<void> {
    this.recorded.push(event);
    this.add(event);
  }

  async count(event: NewSecurityEvent): Promise<void> {
    this.counted.push(event);
    const at = this.clock.now();
    const key = [event.kind, event.userId, hourOf(at)].join();
    const before = this.attempts.get(key);
    if (before && this.entries.includes(before)) {
      const after = { ...before, count: before.count + 1, at };
      this.entries = this.entries.map((entry) => (entry === before ? after : entry));
      this.attempts.set(key, after);
    } else this.attempts.set(key, this.add(event));
  }

  async deleteBefore(time: Date, limit: number): Promise<number> {
    const old = this.entries
      .filter(({ at }) => at < time)
      .sort((one, other) => one.at.getTime() - other.at.getTime())
      .slice(0, limit);
    this.entries = this.entries.filter((entry) => !old.includes(entry));
    return old.length;
  }

  private add(event: NewSecurityEvent): StoredSecurityEvent {
    const at = this.clock.now();
    const entry = { ...event, count: 1, firstAt: at, at };
    this.entries = [...this.entries, entry];
    return entry;
  }
}
