import { Queue, type QueueOptions, Worker } from 'bullmq';
import { setTimeout as pause } from 'node:timers/promises';

/** How long a stop waits for Redis to hear of it, in ms. */
const CLOSE_TIMEOUT_MS = 2_000;

/** Redis may be away or hang, and BullMQ would wait for it; what Redis holds is in Postgres too. */
async function withCloseTimeout(closing: Promise<void>): Promise<void> {
  const closed = closing.catch(() => undefined);
  await Promise.race([closed, pause(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
}

/** A queue whose close is not held up by Redis, and that is silent while Redis is away. */
export class BoundedCloseQueue extends Queue {
  constructor(name: string, options: QueueOptions) {
    super(name, options);
    this.on('error', () => undefined);
  }

  override close(): Promise<void> {
    return withCloseTimeout(super.close());
  }
}

/** A worker whose close is not held up by Redis. Nor is it by its jobs: await those beside it. */
export class BoundedCloseWorker extends Worker {
  override close(force?: boolean): Promise<void> {
    return withCloseTimeout(super.close(force));
  }
}
