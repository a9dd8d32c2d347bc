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
  /** Which call gets no answer, until `goOn`. */
  hung: 'dueQueues' | 'claim' | undefined;
  private readonly unanswered: (() => void)[] = [];
  private due: ClaimedJob[] = [];

  add(queue: QueueName, ...ids: string[]): void {
    const job = { job: 'test.job', queue, payload: {}, orderingKey: null, traceParent: null };
    this.due.push(...ids.map((id) => ({ ...job, id, attempts: 1, ageMs: 0, dueAt: new Date() })));
  }

  dueQueues(): Promise<QueueName[]> {
    this.polls += 1;
    if (this.hung === 'dueQueues') return this.noAnswer();
    if (this.isAway) return Promise.reject(new Error('The database is away.'));
    return Promise.resolve([...new Set(this.due.map(({ queue }) => queue))]);
  }

  claim(limits: ReadonlyMap<QueueName, number>): Promise<ClaimedJob[]> {
    this.claimedFrom.push([...limits.keys()]);
    if (this.hung === 'claim') return this.noAnswer();
    const claimed = [...limits].flatMap(([queue, limit]) =>
      this.due.filter((job) => job.queue === queue).slice(0, limit),
    );
    this.due = this.due.filter((job) => !claimed.includes(job));
    return Promise.resolve(claimed);
  }

  goOn(): void {
    this.hung = undefined;
    for (const answer of this.unanswered.splice(0)) answer();
  }

  private noAnswer(): Promise<never[]> {
    return new Promise((resolve) => this.unanswered.push(() => resolve([])));
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

describe('the loop', () => {
  let now: number;

  beforeEach(async () => {
    now = performance.now();
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    await start({ OUTBOX_POLL_MS: '1' });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    outbox.goOn();
  });

  async function start(settings: Record<string, string>): Promise<void> {
    await dispatcher.beforeApplicationShutdown();
    dispatcher = new OutboxDispatcher(outbox, jobs, notifications, loadEnv(settings));
    dispatcher.onApplicationBootstrap();
    await settled();
  }
  const polledAgain = () => {
    const before = outbox.polls;
    return eventually(() => expect(outbox.polls).toBeGreaterThan(before + 1));
  };
  // A moment more, as the clock is no whole number.
  const minuteLater = () => (now += 60_001);

  test.each([
    ['with nothing to do', async () => undefined],
    ['during a long job', () => add('images', 'a')],
    ['while Postgres is away', async () => void (outbox.isAway = true)],
  ])('goes on %s', async (_, begin) => {
    await begin();
    for (let minutes = 0; minutes < 3; minutes += 1) {
      minuteLater();
      await polledAgain();
      expect(dispatcher.problem).toBeUndefined();
    }
  });

  test('is known to stand still after a minute in which no poll has ended', async () => {
    outbox.hung = 'dueQueues';
    const { polls } = outbox;
    await eventually(() => expect(outbox.polls).toBeGreaterThan(polls));
    now += 59_000;
    expect(dispatcher.problem).toBeUndefined();
    now += 1_001;
    expect(dispatcher.problem).toBe('The outbox was not read for 60 s.');
  });

  test('is known to stand still after a minute in one claim', async () => {
    outbox.hung = 'claim';
    notifications.notify(['mail']);
    await settled();
    minuteLater();
    await polledAgain();
    expect(dispatcher.problem).toBe('The outbox was not read for 60 s.');
  });

  test('may take as long as the settings let it', async () => {
    await start({ OUTBOX_POLL_MS: '100000' });
    minuteLater();
    expect(dispatcher.problem).toBeUndefined();
    now += 140_000;
    expect(dispatcher.problem).toBe('The outbox was not read for 200 s.');
  });
});
