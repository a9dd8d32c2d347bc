import { Queue, type QueueOptions, Worker } from 'bullmq';
import { setTimeout as pause } from 'node:timers/promises';

/** How long a shutdown waits for Redis, in ms. */
const CLOSE_TIMEOUT_MS = 2_000;

/** BullMQ would wait for an unavailable Redis; everything in Redis is in Postgres too. */
async function withCloseTimeout(closing: Promise<void>): Promise<void> {
  const closed = closing.catch(() => undefined);
  await Promise.race([closed, pause(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
}

/** A queue that closes without waiting for Redis, and logs nothing while Redis is unavailable. */
export class BoundedCloseQueue extends Queue {
  constructor(name: string, options: QueueOptions) {
    super(name, options);
    this.on('error', () => undefined);
  }

  override close(): Promise<void> {
    return withCloseTimeout(super.close());
  }
}

/** A worker that closes without waiting for Redis or for its running jobs: await those separately. */
export class BoundedCloseWorker extends Worker {
  override close(force?: boolean): Promise<void> {
    return withCloseTimeout(super.close(force));
  }
}
