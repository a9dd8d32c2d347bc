import type { Clock } from '../../../kernel/time.js';
import type { LedgerEntry, LedgerSource } from '../domain/ledger-entry.js';
import { LedgerEntries } from '../ports/ledger-entries.js';

const keyOf = ({ sourceKind, sourceId, revision, line }: LedgerEntry) =>
  [sourceKind, sourceId, revision, line].join();

/** Entries in memory. */
export class FakeLedgerEntries extends LedgerEntries {
  readonly all: LedgerEntry[] = [];

  constructor(private readonly clock: Clock) {
    super();
  }

  async recordingTime(): Promise<Date> {
    return this.clock.now();
  }

  async add(entries: readonly LedgerEntry[]): Promise<void> {
    const known = new Set(this.all.map(keyOf));
    const repeated = entries.find((entry) => known.has(keyOf(entry)));
    if (repeated) throw new Error(`The entry ${keyOf(repeated)} is there already.`);
    this.all.push(...entries);
  }

  async ofSource({ kind, id }: LedgerSource): Promise<readonly LedgerEntry[]> {
    return this.all.filter(({ sourceKind, sourceId }) => sourceKind === kind && sourceId === id);
  }
}
