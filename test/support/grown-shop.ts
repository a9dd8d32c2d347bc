import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { CardsProcess } from './cards-process.js';
import { Opened } from './opened.js';
import { createDatabase, dropDatabase } from './postgres.js';
import { RoundRobinProxy } from './round-robin-proxy.js';
import { ShopProcess } from './shop-process.js';
import { startTestMailbox, type TestMailbox } from './test-mailbox.js';
import { TestRedis } from './test-redis.js';
import { TestWorld } from './test-world.js';
import { TEMPLATE } from './worker-database.js';
import { WorkerProcess } from './worker-process.js';

type Settings = Readonly<Record<string, string>>;

export interface GrownForm {
  readonly apis: number;
  readonly workers: number;
  /** Environment variables of all its processes. */
  readonly settings?: Settings;
  /** Whether Redis is stopped at first. */
  readonly redisIsAway?: boolean;
  /** Folder of a build that migrates and serves, in place of this one. */
  readonly root?: string;
}

/** Short intervals, so that retries happen within a test. */
const HASTE = {
  SWEEP_EVERY_MS: '300',
  RECONCILE_EVERY_MS: '300',
  OUTBOX_LEASE_MS: '3000',
  OUTBOX_POLL_MS: '200',
  JOB_BACKOFF_FIRST_MS: '100',
  JOB_BACKOFF_MAX_MS: '1000',
};

/** The shop in its grown form: processes behind a proxy, workers, and stores that can be stopped. */
export class GrownShop extends TestWorld {
  readonly workers: WorkerProcess[] = [];

  private constructor(
    readonly proxy: RoundRobinProxy,
    readonly apis: readonly ShopProcess[],
    readonly redis: TestRedis,
    readonly mailbox: TestMailbox,
    cards: CardsProcess,
    db: Client,
    /** Environment variables of its processes. */
    readonly settings: Settings,
    private readonly opened: Opened,
  ) {
    super(proxy.url, cards, db);
  }

  /** What was started is ended again where the rest does not start. */
  static async start(form: GrownForm): Promise<GrownShop> {
    const opened = new Opened();
    return GrownShop.open(form, opened).catch(async (error: unknown) => {
      await opened.close();
      throw error;
    });
  }

  private static async open(
    { apis, workers, settings = {}, redisIsAway, root }: GrownForm,
    opened: Opened,
  ): Promise<GrownShop> {
    const folder = mkdtempSync(join(tmpdir(), 'vigor-grown-'));
    opened.add(() => rm(folder, { recursive: true, force: true }));
    const name = `vigor_grown_${process.pid}_${Date.now()}`;
    const database = await createDatabase(name, root ? undefined : TEMPLATE);
    opened.add(() => dropDatabase(name));
    const redis = redisIsAway ? await TestRedis.away() : await TestRedis.start();
    opened.add(() => redis.close());
    const mailbox = await startTestMailbox();
    opened.add(() => mailbox.close());
    const proxy = await RoundRobinProxy.start();
    opened.add(() => proxy.close());
    const cards = await CardsProcess.start();
    opened.add(() => cards.close());
    const all = {
      NODE_ENV: 'test',
      RATE_LIMITS: 'off',
      DEMO: 'off',
      SHOP_URL: proxy.url,
      JWT_SECRET: 'a-secret-that-only-tests-know-of-32',
      DATA_DIR: folder,
      DATABASE_URL: database,
      REDIS_URL: redis.url,
      SMTP_URL: mailbox.smtpUrl,
      STRIPE_API_BASE: cards.url,
      ...HASTE,
      ...settings,
    };
    const starts = await Promise.allSettled(
      Array.from({ length: apis }, () => ShopProcess.start(all, undefined, root)),
    );
    const shops = starts.flatMap((start) => (start.status === 'fulfilled' ? start.value : []));
    for (const shop of shops) opened.add(() => shop.close());
    const failed = starts.find((start) => start.status === 'rejected');
    if (failed) throw failed.reason;
    for (const shop of shops) proxy.add(shop.url);
    await cards.turn({ webhookUrl: `${proxy.url}/api/payment/webhook` });
    const db = new Client(database);
    await db.connect();
    opened.add(() => db.end());
    const grown = new GrownShop(proxy, shops, redis, mailbox, cards, db, all, opened);
    opened.add(() => Promise.all(grown.workers.map((worker) => worker.end('SIGKILL'))));
    for (let n = 0; n < workers; n++) await grown.newWorker({}, root);
    return grown;
  }

  async newWorker(settings: Settings = {}, root?: string): Promise<WorkerProcess> {
    const worker = await WorkerProcess.start({ ...this.settings, ...settings }, root);
    this.workers.push(worker);
    return worker;
  }

  /** Starts a worker by `npm run worker`. */
  async newWorkerByNpm(): Promise<WorkerProcess> {
    const worker = await WorkerProcess.startByNpm(this.settings);
    this.workers.push(worker);
    return worker;
  }

  close(): Promise<void> {
    return this.opened.close();
  }
}
