import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { CardsProcess } from './cards-process.js';
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
    private readonly settings: Settings,
    private readonly drop: () => Promise<void>,
  ) {
    super(proxy.url, cards, db);
  }

  static async start({ apis, workers, settings = {}, redisIsAway }: GrownForm): Promise<GrownShop> {
    const name = `vigor_grown_${process.pid}_${Date.now()}`;
    const folder = mkdtempSync(join(tmpdir(), 'vigor-grown-'));
    const database = await createDatabase(name, TEMPLATE);
    const redis = redisIsAway ? await TestRedis.away() : await TestRedis.start();
    const mailbox = await startTestMailbox();
    const cards = await CardsProcess.start();
    const proxy = await RoundRobinProxy.start();
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
    const shops = await Promise.all(Array.from({ length: apis }, () => ShopProcess.start(all)));
    for (const shop of shops) proxy.add(shop.url);
    await cards.turn({ webhookUrl: `${proxy.url}/api/payment/webhook` });
    const db = new Client(database);
    await db.connect();
    const grown = new GrownShop(proxy, shops, redis, mailbox, cards, db, all, async () => {
      await db.end();
      await dropDatabase(name);
      rmSync(folder, { recursive: true, force: true });
    });
    for (let n = 0; n < workers; n++) await grown.newWorker();
    return grown;
  }

  async newWorker(settings: Settings = {}): Promise<WorkerProcess> {
    const worker = await WorkerProcess.start({ ...this.settings, ...settings });
    this.workers.push(worker);
    return worker;
  }

  /** Starts a worker by `npm run worker`. */
  async newWorkerByNpm(): Promise<WorkerProcess> {
    const worker = await WorkerProcess.startByNpm(this.settings);
    this.workers.push(worker);
    return worker;
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.end('SIGKILL')));
    await Promise.all(this.apis.map((api) => api.close()));
    await this.cards.close();
    await this.proxy.close();
    await this.mailbox.close();
    await this.redis.close();
    await this.drop();
  }
}
