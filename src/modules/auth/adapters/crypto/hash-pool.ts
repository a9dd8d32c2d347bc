import { DomainError } from '../../../../kernel/domain-error.js';
import { HashThread } from './hash-thread.js';

/** Seven seconds of hashes for one thread: beyond that a caller is better refused at once. */
const MAX_QUEUED = 200;

/** A fixed number of hashing threads, with a bounded queue. Callers that are trusted go first. */
export class HashPool {
  private readonly threads: readonly HashThread[];
  private readonly idle: HashThread[];
  private readonly trusted: ((thread: HashThread) => void)[] = [];
  private readonly others: ((thread: HashThread) => void)[] = [];

  constructor(threads: number) {
    this.threads = Array.from({ length: threads }, () => new HashThread());
    this.idle = [...this.threads];
  }

  /** @throws DomainError kind `unavailable` when the queue is full. */
  async run<Result>(
    work: (thread: HashThread) => Promise<Result>,
    isTrusted: boolean,
  ): Promise<Result> {
    const thread = this.idle.pop() ?? (await this.nextThread(isTrusted));
    try {
      return await work(thread);
    } finally {
      // Passed on directly, so that no new caller takes it in between.
      const next = this.trusted.shift() ?? this.others.shift();
      if (next) next(thread);
      else this.idle.push(thread);
    }
  }

  /** @throws DomainError kind `unavailable` when the queue is full. */
  checkRoom(isTrusted: boolean): void {
    const queue = isTrusted ? this.trusted : this.others;
    if (queue.length < MAX_QUEUED) return;
    const message = 'The shop is busy. Please try again in a moment.';
    throw new DomainError('unavailable', 'busy', message, { retryAfter: 2 });
  }

  async stop(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.stop()));
  }

  private nextThread(isTrusted: boolean): Promise<HashThread> {
    this.checkRoom(isTrusted);
    return new Promise((resolve) => (isTrusted ? this.trusted : this.others).push(resolve));
  }
}
