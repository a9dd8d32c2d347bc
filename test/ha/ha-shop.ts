import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Client } from 'pg';
import { CardsProcess } from '../support/cards-process.js';
import { readCaddyfile } from '../support/compose-file.js';
import { eventually } from '../support/eventually.js';
import type { ManagedProcess } from '../support/managed-process.js';
import { ownPort } from '../support/own-port.js';
import { SentinelRedis } from '../support/sentinel-redis.js';
import { ShopProcess } from '../support/shop-process.js';
import { startTestMailbox, type TestMailbox } from '../support/test-mailbox.js';
import { TestWorld } from '../support/test-world.js';
import { WorkerProcess } from '../support/worker-process.js';
import { Machines } from './machines.js';
import { PatroniCluster } from './patroni-cluster.js';
import { POSTGRES_PORT, SUPERUSER } from './patroni-node.js';

const HAPROXY_CONFIG = resolve(__dirname, '../../deploy/high-availability/haproxy.cfg');
const READ_PORT = 5433;
const DATABASE = 'vigor';
const START_WITHIN_MS = 60_000;
/** Last numbers of the addresses. */
const [SHOPS, REDIS, SENTINELS] = [
  [31, 32],
  [41, 42],
  [51, 52, 53],
];

type Settings = Readonly<Record<string, string>>;

/** A worker that may be started again. */
export interface WorkerSlot {
  readonly settings: Settings;
  process: WorkerProcess;
}

/** Closers of what runs already, the last one first. */
type Closers = (() => Promise<unknown> | unknown)[];

/**
 * The shop with no part that stands alone but the proxy at the front: two machines, each with an
 * API process, a worker and its HAProxy, over three Postgres, two Redis and three Sentinels.
 */
export class HaShop extends TestWorld {
  readonly apis: ShopProcess[] = [];
  readonly workers: WorkerSlot[] = [];

  private constructor(
    url: string,
    cards: CardsProcess,
    db: Client,
    readonly machines: Machines,
    readonly postgres: PatroniCluster,
    readonly redis: SentinelRedis,
    readonly haproxies: readonly ManagedProcess[],
    readonly mailbox: TestMailbox,
    private readonly closers: Closers,
  ) {
    super(url, cards, db);
  }

  /** The proxy at the front. */
  caddy!: ManagedProcess;

  static async start(): Promise<HaShop> {
    const machines = new Machines();
    const closers: Closers = [];
    try {
      return await HaShop.startOn(machines, closers);
    } catch (error) {
      await closeAll(closers);
      throw new Error(`the shop did not start; its logs are in ${machines.folder}`, {
        cause: error,
      });
    }
  }

  private static async startOn(machines: Machines, closers: Closers): Promise<HaShop> {
    const postgres = await PatroniCluster.start(machines);
    closers.push(() => postgres.close());
    const haproxies = SHOPS!.map((nth, n) => haproxyAt(machines, postgres, nth, n));
    for (const haproxy of haproxies) haproxy.start();
    closers.push(() => Promise.all(haproxies.map((haproxy) => haproxy.end())));
    await createDatabase(databaseUrl(machines.address(SHOPS![0]!)));
    const redis = await SentinelRedis.start({
      folder: machines.folder,
      servers: REDIS!.map((nth) => ({ host: machines.address(nth), port: 6379 })),
      sentinels: SENTINELS!.map((nth) => ({ host: machines.address(nth), port: 26379 })),
    });
    closers.push(() => redis.close());
    const mailbox = await startTestMailbox();
    closers.push(() => mailbox.close());
    const cards = await CardsProcess.start();
    closers.push(() => cards.close());
    const url = `http://127.0.0.1:${await ownPort()}`;
    const db = await connected(databaseUrl(machines.address(SHOPS![0]!), DATABASE));
    closers.push(() => db.end().catch(() => undefined));
    const shop = new HaShop(
      ...([url, cards, db, machines, postgres, redis, haproxies, mailbox, closers] as const),
    );
    await shop.startProcesses();
    return shop;
  }

  /** A connection to whichever Postgres is primary now. */
  connect(): Promise<Client> {
    return eventually(
      () => connected(databaseUrl(this.machines.address(SHOPS![1]!), DATABASE)),
      START_WITHIN_MS,
    );
  }

  async startWorker(slot: WorkerSlot): Promise<void> {
    slot.process = await WorkerProcess.start(slot.settings);
  }

  /** Stops everything and removes its files, or leaves the logs there. */
  async close(hasPassed: boolean): Promise<void> {
    await closeAll(this.closers);
    if (hasPassed) this.machines.remove();
    else process.stderr.write(`the logs are in ${this.machines.folder}\n`);
  }

  private async startProcesses(): Promise<void> {
    for (const nth of SHOPS!) {
      const settings = this.settingsAt(this.machines.address(nth));
      const api = await ShopProcess.start(settings);
      this.apis.push(api);
      this.closers.push(() => api.close());
      const slot = { settings, process: await WorkerProcess.start(settings) };
      this.workers.push(slot);
      this.closers.push(() => slot.process.end('SIGKILL'));
    }
    this.caddy = this.caddyBefore(this.apis);
    this.caddy.start();
    this.closers.push(() => this.caddy.end());
    await eventually(async () => {
      const answer = await fetch(`${this.url}/health/ready`);
      if (!answer.ok) throw new Error(`the proxy says ${answer.status}`);
    }, START_WITHIN_MS);
    await this.cards.turn({ webhookUrl: `${this.url}/api/payment/webhook` });
  }

  private settingsAt(host: string): Settings {
    return {
      NODE_ENV: 'test',
      RATE_LIMITS: 'off',
      DEMO: 'off',
      SHOP_URL: this.url,
      JWT_SECRET: 'a-secret-that-only-tests-know-of-32',
      DATA_DIR: this.machines.folderOf('files'),
      DATABASE_URL: databaseUrl(host, DATABASE),
      DATABASE_READ_URL: databaseUrl(host, DATABASE, READ_PORT),
      REDIS_URL: this.redis.url,
      SMTP_URL: this.mailbox.smtpUrl,
      STRIPE_API_BASE: this.cards.url,
    };
  }

  /** With deploy/Caddyfile, in which only the addresses are others. */
  private caddyBefore(apis: readonly ShopProcess[]): ManagedProcess {
    let text = readCaddyfile().replace(':80 {', `:${new URL(this.url).port} {`);
    text = text.replaceAll('cards:4010', new URL(this.cards.url).host);
    for (const [n, { port }] of apis.entries()) {
      text = text.replaceAll(`api-${n + 1}:3000`, `127.0.0.1:${port}`);
    }
    const path = this.machines.fileIn('caddy', 'Caddyfile', `{\n\tadmin off\n}\n${text}`);
    return this.machines.process('caddy', ['caddy', 'run', '--config', path]);
  }
}

/** With deploy/high-availability/haproxy.cfg, in which only the addresses are others. */
function haproxyAt(machines: Machines, postgres: PatroniCluster, nth: number, n: number) {
  const name = `haproxy-${n + 1}`;
  let text = readFileSync(HAPROXY_CONFIG, 'utf8');
  text = text.replaceAll('bind :', `bind ${machines.address(nth)}:`);
  for (const node of postgres.nodes) text = text.replaceAll(` ${node.name}:`, ` ${node.host}:`);
  const path = machines.fileIn(name, 'haproxy.cfg', text);
  return machines.process(name, ['haproxy', '-db', '-f', path]);
}

const databaseUrl = (host: string, database = 'postgres', port = POSTGRES_PORT) =>
  `postgres://${SUPERUSER.user}:${SUPERUSER.password}@${host}:${port}/${database}`;

async function connected(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // Its primary may be killed.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function createDatabase(url: string): Promise<void> {
  await eventually(async () => {
    const client = await connected(url);
    try {
      await client.query(`CREATE DATABASE ${DATABASE}`);
    } finally {
      await client.end();
    }
  }, START_WITHIN_MS);
}

async function closeAll(closers: Closers): Promise<void> {
  for (const close of closers.reverse()) await close();
}
