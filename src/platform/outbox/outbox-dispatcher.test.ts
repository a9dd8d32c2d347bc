import { eventually } from '../../../test/support/eventually.js';
import { loadEnv } from '../../config/env.js';
import type { QueueName } from './job.js';
import { JobDispatcher } from './job-dispatcher.js';
import { OutboxDispatcher } from './outbox-dispatcher.js';
import type { OnNotification } from './outbox-notification-listener.js';
import type { ClaimedJob } from './outbox-repository.js';

/** An in-memory outbox that records its claims. */
class InMemoryOutbox {
  readonly claimedFrom: QueueName[][] = [];
  polls = 0;
  isAway = false;
  private due: ClaimedJob[] = [];

  add(queue: QueueName, ...ids: string[]): void {
    const job = { job: 'test.job', queue, payload: {}, orderingKey: null, traceParent: null };
    this.due.push(...ids.map((id) => ({ ...job, id, attempts: 1, ageMs: 0, dueAt: new Date() })));
  }

  dueQueues(): Promise<QueueName[]> {
    this.polls += 1;
    if (this.isAway) return Promise.reject(new Error('The database is away.'));
    return Promise.resolve([...new Set(this.due.map(({ queue }) => queue))]);
  }

  claim(limits: ReadonlyMap<QueueName, number>): Promise<ClaimedJob[]> {
    this.claimedFrom.push([...limits.keys()]);
    const claimed = [...limits].flatMap(([queue, limit]) =>
      this.due.filter((job) => job.queue === queue).slice(0, limit),
    );
    this.due = this.due.filter((job) => !claimed.includes(job));
    return Promise.resolve(claimed);
  }
}

/** Jobs that the test ends. */
class HeldJobs extends JobDispatcher {
  readonly isImmediate = true;
  readonly begun: string[] = [];
  private readonly running: (() => void)[] = [];

  capacity(queue: QueueName): number {
    return queue === 'mail' ? 2 : 1;
  }

  dispatch({ id }: ClaimedJob): Promise<void> {
    this.begun.push(id);
    return new Promise((resolve) => this.running.push(resolve));
  }

  async finishOne(): Promise<void> {
    this.running.shift()?.();
    await settled();
  }

  finishAll(): void {
    for (const finish of this.running) finish();
  }

  ping(): Promise<void> {
    return Promise.resolve();
  }
}

/** Notifications that the test sends. */
class ManualNotifications {
  notify: OnNotification = () => undefined;

  listen(onNotification: OnNotification): Promise<void> {
    this.notify = onNotification;
    return Promise.resolve();
  }
}

/** Waits until all pending promise callbacks have run. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

const env = loadEnv({ OUTBOX_POLL_MS: '1000000' });
let outbox: InMemoryOutbox;
let jobs: HeldJobs;
let notifications: ManualNotifications;
let dispatcher: OutboxDispatcher;

beforeEach(async () => {
  outbox = new InMemoryOutbox();
  jobs = new HeldJobs();
  notifications = new ManualNotifications();
  dispatcher = new OutboxDispatcher(outbox, jobs, notifications, env);
  dispatcher.onApplicationBootstrap();
  await settled();
  outbox.claimedFrom.length = 0;
});
afterEach(async () => {
  jobs.finishAll();
  await dispatcher.beforeApplicationShutdown();
});

async function add(queue: QueueName, ...ids: string[]): Promise<void> {
  outbox.add(queue, ...ids);
  notifications.notify([queue]);
  await settled();
}

test('claims only from the queue that it was notified of', async () => {
  await add('mail', 'a');
  expect(jobs.begun).toEqual(['a']);
  expect(outbox.claimedFrom).toEqual([['mail']]);
});

test('claims once from the queues of one commit', async () => {
  outbox.add('mail', 'a');
  outbox.add('images', 'b');
  notifications.notify(['mail']);
  notifications.notify(['images']);
  await settled();
  expect(jobs.begun).toEqual(['a', 'b']);
  expect(outbox.claimedFrom).toEqual([['mail', 'images']]);
});

test('does not claim again when the last claim found fewer jobs than there was capacity for', async () => {
  await add('mail', 'a');
  await jobs.finishOne();
  expect(outbox.claimedFrom).toEqual([['mail']]);
});

test('claims the next job as soon as one of a full queue has ended', async () => {
  await add('mail', 'a', 'b', 'c');
  expect(jobs.begun).toEqual(['a', 'b']);
  await jobs.finishOne();
  expect(jobs.begun).toEqual(['a', 'b', 'c']);
});

test('does not lose a job that comes while there is no capacity', async () => {
  await add('images', 'a');
  await add('images', 'b');
  expect(jobs.begun).toEqual(['a']);
  await jobs.finishOne();
  expect(jobs.begun).toEqual(['a', 'b']);
});

test('does not lose a notification that comes during a claim', async () => {
  notifications.notify(['payments']);
  outbox.add('payments', 'a');
  notifications.notify(['payments']);
  await settled();
  expect(jobs.begun).toEqual(['a']);
});

describe('the poll', () => {
  beforeEach(async () => {
    await dispatcher.beforeApplicationShutdown();
    dispatcher = new OutboxDispatcher(
      outbox,
      jobs,
      notifications,
      loadEnv({ OUTBOX_POLL_MS: '1' }),
    );
    dispatcher.onApplicationBootstrap();
    await settled();
    outbox.claimedFrom.length = 0;
  });

  const polled = (times: number) => eventually(() => expect(outbox.polls).toBeGreaterThan(times));

  test('asks once for all queues, and claims from none where nothing is due', async () => {
    await polled(2);
    expect(outbox.claimedFrom).toEqual([]);
  });

  test('claims a job of which no notification came', async () => {
    await polled(1);
    outbox.add('mail', 'a');
    await eventually(() => expect(jobs.begun).toEqual(['a']));
    expect(outbox.claimedFrom).toEqual([['mail']]);
  });

  test('goes on after the database was away', async () => {
    outbox.isAway = true;
    await polled(outbox.polls + 1);
    outbox.isAway = false;
    outbox.add('mail', 'a');
    await eventually(() => expect(jobs.begun).toEqual(['a']));
  });
});
