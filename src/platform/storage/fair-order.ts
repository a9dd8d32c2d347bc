import PQueue, { type Queue, type QueueAddOptions } from 'p-queue';

type Run = () => Promise<unknown>;

/** Who asks for a turn. */
export interface Share {
  /** Whose share it is taken from, such as an account and an address; of several, the one that has had most. */
  readonly keys: readonly string[];
  /** The lowest goes first. */
  readonly rank: number;
  /** What the turn takes, in any unit. */
  readonly cost: number;
}

interface Waiting extends Share {
  readonly id: string | undefined;
  readonly run: Run;
  /** Where the turn begins and ends in the work of its key, if each key had an equal share of the machine. */
  readonly start: number;
  readonly end: number;
}

/** Each such turn goes to the one that has waited longest, so that nobody waits for good. */
const OLDEST_EVERY = 4;
const MOST_KEYS = 1_000;

type FairOptions = QueueAddOptions & Partial<Share>;

/** Turns of which `concurrency` are taken at once, given by `FairOrder`. */
export type FairQueue = PQueue<FairOrder, FairOptions>;

export const fairQueue = (concurrency: number): FairQueue =>
  new PQueue<FairOrder, FairOptions>({ concurrency, queueClass: FairOrder });

/**
 * The order of the turns of p-queue, by start-time fair queueing: whoever asks for much, or often, waits behind those who
 * ask for little. Ten large turns of one key delay one of another key by a single turn.
 */
export class FairOrder implements Queue<Run, FairOptions> {
  private waiting: Waiting[] = [];
  private readonly ends = new Map<string, number>();
  /** Where the turn that was given last begins. */
  private now = 0;
  private given = 0;

  get size(): number {
    return this.waiting.length;
  }

  enqueue(run: Run, { id, keys = [], rank = 0, cost = 1 }: FairOptions = {}): void {
    const start = Math.max(this.now, ...keys.map((key) => this.ends.get(key) ?? 0));
    const end = start + cost;
    for (const key of keys) this.ends.set(key, end);
    this.waiting.push({ id, run, keys, rank, cost, start, end });
  }

  dequeue(): Run | undefined {
    const [oldest, ...others] = this.waiting;
    if (!oldest) return undefined;
    const isForOldest = ++this.given % OLDEST_EVERY === 0;
    const next = isForOldest ? oldest : others.reduce(firstOf, oldest);
    this.waiting = this.waiting.filter((one) => one !== next);
    this.now = Math.max(this.now, next.start);
    if (this.waiting.length === 0 || this.ends.size > MOST_KEYS) this.purgeOthers(next);
    return next.run;
  }

  /** What keys have had counts as long as others wait for it. */
  private purgeOthers(next: Waiting): void {
    const wanted = new Set([next, ...this.waiting].flatMap(({ keys }) => keys));
    for (const key of this.ends.keys()) if (!wanted.has(key)) this.ends.delete(key);
  }

  filter({ priority }: Readonly<FairOptions>): Run[] {
    return this.waiting.filter(({ rank }) => rank === priority).map(({ run }) => run);
  }

  remove(id: string): void {
    this.waiting = this.waiting.filter((one) => one.id !== id);
  }

  setPriority(id: string, rank: number): void {
    this.waiting = this.waiting.map((one) => (one.id === id ? { ...one, rank } : one));
  }
}

const firstOf = (one: Waiting, other: Waiting): Waiting =>
  other.rank < one.rank || (other.rank === one.rank && other.end < one.end) ? other : one;
