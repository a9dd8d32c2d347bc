import { HOUR_MS } from '../../../kernel/time.js';

/** Above what an hour of honest mistakes brings, and few enough to store. */
const MAX_SOURCES = 1_000;

/** Where an attempt came from. */
export interface AttemptSource {
  readonly kind: string;
  readonly userId: string | null;
  readonly address: string | null;
}

/**
 * Groups attempts into entries of an hour: by account and address, and once an hour has seen 1,000
 * of these for a kind, by account alone. So a flood from any number of addresses makes a bounded
 * number of entries, and a cheap kind of attempt hides no other.
 */
export class AttemptSources {
  private hour = 0;
  private readonly known = new Map<string, Set<string>>();

  /** The entry that an attempt counts for: its key, and the address that it may name. */
  entryOf({ kind, userId, address }: AttemptSource, at: Date) {
    const hour = Math.floor(at.getTime() / HOUR_MS);
    if (hour !== this.hour) this.known.clear();
    this.hour = hour;
    const keyFrom = (from: string | null) => JSON.stringify([hour, kind, userId, from]);
    const key = keyFrom(address);
    const known = this.known.get(kind) ?? new Set();
    if (!known.has(key) && known.size >= MAX_SOURCES) return { key: keyFrom(null), address: null };
    this.known.set(kind, known.add(key));
    return { key, address };
  }
}
