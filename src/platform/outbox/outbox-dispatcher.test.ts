import type { Env } from '../../config/env.js';
import type { QueueName } from './job.js';
import type { JobDispatcher } from './job-dispatcher.js';
import type { ClaimedJob, OutboxRows } from './outbox-rows.js';
import { Relay } from './relay.js';
import type { OnNotification, OutboxNotificationListener } from './outbox-notification-listener.js';

/** Waiting jobs of each queue, hands that finish when told, and a note of every look. */
class Desk {
  readonly looked: QueueName[] = [];
  readonly taken: string[] = [];
  private readonly waiting: ClaimedJob[] = [];
  private readonly underWay: (() => void)[] = [];
  wake: OnNotification = () => undefined;
  readonly relay: Relay;

  constructor() {
    const rows = {
      claim: async (queue: QueueName, limit: number) => {
        this.looked.push(queue);
        const mine = this.waiting.filter((job) => job.queue === queue).slice(0, limit);
        for (const job of mine) this.waiting.splice(this.waiting.indexOf(job), 1);
        return Promise.resolve(mine);
      },
    };
    const hands = {
      claimIsTry: true,
      capacity: (queue: QueueName) => (queue === 'mail' ? 2 : 1),
      take: ({ id }: ClaimedJob) => {
        this.taken.push(id);
        return new Promise<void>((resolve) => this.underWay.push(resolve));
      },
    };
    const wake = {
      listen: async (onWake: OnNotification) => Promise.resolve((this.wake = onWake)),
    };
    this.relay = new Relay(
      rows as unknown as OutboxRows,
      hands as unknown as JobDispatcher,
      wake as unknown as OutboxNotificationListener,
      { OUTBOX_POLL_MS: 1_000_000 } as Env,
    );
  }

  add(queue: QueueName, ...ids: string[]): void {
    this.waiting.push(...ids.map((id) => ({ id, queue }) as ClaimedJob));
  }

  async finishOne(): Promise<void> {
    this.underWay.shift()?.();
    await settled();
  }

  async close(): Promise<void> {
    for (const finish of this.underWay) finish();
    await this.relay.beforeApplicationShutdown();
  }
}

/** All that waits for promises alone has run. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

let desk: Desk;
beforeEach(async () => {
  desk = new Desk();
  desk.relay.onApplicationBootstrap();
  await settled();
  desk.looked.length = 0;
});
afterEach(() => desk.close());

test('looks only into the queue that it was woken for', async () => {
  desk.add('mail', 'a');
  desk.wake(['mail']);
  await settled();
  expect(desk.taken).toEqual(['a']);
  expect(desk.looked).toEqual(['mail']);
});

test('does not look again when the last look found fewer than the hands could take', async () => {
  desk.add('mail', 'a');
  desk.wake(['mail']);
  await settled();
  await desk.finishOne();
  expect(desk.looked).toEqual(['mail']);
});

test('takes the next as soon as a hand of a full queue is free', async () => {
  desk.add('mail', 'a', 'b', 'c');
  desk.wake(['mail']);
  await settled();
  expect(desk.taken).toEqual(['a', 'b']);
  await desk.finishOne();
  expect(desk.taken).toEqual(['a', 'b', 'c']);
});

test('does not lose what comes while all hands are busy', async () => {
  desk.add('images', 'a');
  desk.wake(['images']);
  await settled();
  desk.add('images', 'b');
  desk.wake(['images']);
  await settled();
  expect(desk.taken).toEqual(['a']);
  await desk.finishOne();
  expect(desk.taken).toEqual(['a', 'b']);
});

test('does not lose a wake that comes during a look', async () => {
  desk.wake(['payments']);
  desk.add('payments', 'a');
  desk.wake(['payments']);
  await settled();
  expect(desk.taken).toEqual(['a']);
});
