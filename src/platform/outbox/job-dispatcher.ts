import type { QueueName } from './job.js';
import type { ClaimedJob } from './outbox-repository.js';

/** Where claimed jobs go: run in this process, or handed over to workers. */
export abstract class JobDispatcher {
  /** Whether a claim is an attempt: false where the attempt begins later, in a worker. */
  abstract readonly isImmediate: boolean;

  /** How many jobs of a queue may be in flight at once; 0 while none can be dispatched. */
  abstract capacity(queue: QueueName): number;

  /** Runs a job or hands it over. Resolves when that has ended, well or not; never rejects. */
  abstract dispatch(claimed: ClaimedJob): Promise<void>;

  /** @throws Error while what the jobs go through is away, so that none can be dispatched. */
  abstract ping(): Promise<void>;
}
