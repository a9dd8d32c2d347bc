import type { QueueName } from './job.js';
import type { ClaimedJob } from './outbox-rows.js';

/** Where the relay takes claimed jobs: worked off right here, or handed over to workers. */
export abstract class JobDispatcher {
  /** Whether a claim is a try: false where the try begins later, with a worker. */
  abstract readonly claimIsTry: boolean;

  /** How many of a queue's jobs may be on their way at once; 0 while none can be taken. */
  abstract capacity(queue: QueueName): number;

  /** Takes a job. Resolves when its turn here is over, well or not; never rejects. */
  abstract take(claimed: ClaimedJob): Promise<void>;

  /** Throws while nothing can be taken because what the jobs go through is away. */
  abstract reach(): Promise<void>;
}
