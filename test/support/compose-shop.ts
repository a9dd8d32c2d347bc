import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Caddy, hasCaddy } from './caddy.js';
import {
  commandOf,
  type ComposeService,
  environmentOf,
  readCaddyfile,
  readCompose,
} from './compose-file.js';
import { ComposeProcess } from './compose-process.js';
import { eventually } from './eventually.js';
import { Opened } from './opened.js';
import { ownPort } from './own-port.js';
import { createDatabase, createSuperuser, dropDatabase, postgresHost } from './postgres.js';
import { RoundRobinProxy } from './round-robin-proxy.js';
import { startTestMailbox, type TestMailbox } from './test-mailbox.js';
import { TestRedis } from './test-redis.js';
import { startTestS3, type TestS3 } from './test-s3.js';

const DATABASE = 'vigor_compose';
const API_PORT = '3000';
/**
 * Also this machine, but reachable only by servers that listen on all addresses, as a container
 * must.
 */
const ELSEWHERE = process.platform === 'linux' ? '127.0.0.2' : '127.0.0.1';
const APIS = ['api-1', 'api-2'];

/**
 * Runs the processes of docker-compose.yml on this machine, each with exactly the command and
 * environment that compose gives it. Only addresses differ: `redis:6379` becomes that of the test's
 * Redis. Names that compose does not define lead nowhere.
 */
export class ComposeShop {
  readonly services = readCompose();
  url = '';
  mailbox!: TestMailbox;
  files!: TestS3;
  databaseUrl = '';
  private readonly folder = mkdtempSync(join(tmpdir(), 'vigor-compose-'));
  private readonly places = new Map<string, string>();
  private readonly processes = new Map<string, ComposeProcess>();
  private readonly opened = new Opened();

  static async start(): Promise<ComposeShop> {
    const shop = new ComposeShop();
    try {
      await shop.startPeers();
      await shop.openDoors();
      // First, so that no other process takes its port while the others seed.
      await shop.startProxy();
      for (const name of ['cards', ...APIS, 'worker']) shop.run(name);
      await Promise.all(APIS.map((name) => shop.healthy(name)));
      await shop.proxyHealthy();
    } catch (error) {
      await shop.close();
      throw error;
    }
    return shop;
  }

  /** A setting shared by the processes of the shop. */
  setting(name: string): string {
    return this.here(environmentOf(this.service('api-1'))[name] ?? '');
  }

  async close(): Promise<void> {
    await this.opened.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** The services beside the shop, with the users and keys that compose gives them. */
  private async startPeers(): Promise<void> {
    const { POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB } = this.environment('postgres');
    await createDatabase(DATABASE);
    this.opened.add(() => dropDatabase(DATABASE));
    await createSuperuser(POSTGRES_USER!, POSTGRES_PASSWORD!);
    this.places.set(`postgres:5432/${POSTGRES_DB}`, `${postgresHost()}/${DATABASE}`);
    this.databaseUrl = this.setting('DATABASE_URL');
    const redis = await TestRedis.start();
    this.opened.add(() => redis.close());
    this.places.set('redis:6379', new URL(redis.url).host);
    const { MINIO_ROOT_USER, MINIO_ROOT_PASSWORD } = this.environment('files');
    this.files = await startTestS3(MINIO_ROOT_USER, MINIO_ROOT_PASSWORD);
    this.opened.add(() => this.files.close());
    this.places.set('files:9000', new URL(this.files.settings.S3_ENDPOINT!).host);
    this.mailbox = await startTestMailbox();
    this.opened.add(() => this.mailbox.close());
    this.places.set('mail:1025', new URL(this.mailbox.smtpUrl).host);
  }

  /** The ports of the shop's processes. */
  private async openDoors(): Promise<void> {
    for (const name of APIS) {
      this.places.set(`${name}:${API_PORT}`, `${ELSEWHERE}:${await ownPort()}`);
    }
    const cards = /--port=(\d+)/.exec(commandOf(this.service('cards')).join(' '))![1]!;
    this.places.set(`cards:${cards}`, `${ELSEWHERE}:${await ownPort()}`);
    this.places.set(`--port=${cards}`, `--port=${portOf(this.here(`cards:${cards}`))}`);
    this.places.set('--state-dir=/data', `--state-dir=${join(this.folder, 'cards')}`);
    const proxy = this.service('proxy');
    const [outside, inside] = proxy.ports![0]!.split(':').slice(-2);
    const local = `127.0.0.1:${await ownPort()}`;
    this.url = `http://${local}`;
    this.places.set(`localhost:${outside}`, local);
    this.places.set('//proxy/', `//${local}/`);
    this.places.set('//127.0.0.1/', `//${local}/`);
    this.places.set(`:${inside} {`, `:${portOf(local)} {`);
    const { networks } = proxy;
    if (networks && 'shop' in networks) this.places.set(networks.shop.ipv4_address, '127.0.0.1');
  }

  private run(name: string): void {
    const service = this.service(name);
    const command = commandOf(service).map((word) => this.here(word));
    const port = APIS.includes(name) && { PORT: portOf(this.here(`${name}:${API_PORT}`)) };
    const environment = {
      ...this.environment(name),
      ...port,
      DATA_DIR: join(this.folder, name),
      BACKUP_DIR: join(this.folder, 'backups'),
    };
    const started = new ComposeProcess(command, environment);
    this.opened.add(() => started.kill());
    this.processes.set(name, started);
  }

  private healthy(name: string): Promise<void> {
    const [, ...check] = this.service(name).healthcheck!.test;
    const port = portOf(this.here(`${name}:${API_PORT}`));
    const ours = check.map((word) => word.replace(`127.0.0.1:${API_PORT}`, `127.0.0.1:${port}`));
    return this.processes.get(name)!.healthy(ours);
  }

  /** Caddy with its own Caddyfile where it is installed, otherwise the tests' proxy. */
  private async startProxy(): Promise<void> {
    if (!hasCaddy()) return this.startOwnProxy();
    const caddy = await Caddy.start(this.here(readCaddyfile()), this.url);
    this.opened.add(() => caddy.close());
  }

  private async proxyHealthy(): Promise<void> {
    const check = this.here(this.service('proxy').healthcheck!.test.at(-1)!);
    await eventually(async () => {
      const answer = await fetch(check, { method: 'HEAD' });
      if (!answer.ok) throw new Error(`the proxy says ${answer.status}`);
    }, 30_000);
  }

  private async startOwnProxy(): Promise<void> {
    const proxy = await RoundRobinProxy.start(Number(portOf(this.url)));
    this.opened.add(() => proxy.close());
    for (const name of APIS) proxy.add(`http://${this.here(`${name}:${API_PORT}`)}`);
    proxy.route('/sandbox/stripe', this.setting('CARD_STAND_IN_URL'));
  }

  private service(name: string): ComposeService {
    const service = this.services[name];
    if (!service) throw new Error(`docker-compose.yml has no ${name}`);
    return service;
  }

  private environment(name: string): Record<string, string> {
    const given = Object.entries(environmentOf(this.service(name)));
    return Object.fromEntries(given.map(([key, value]) => [key, this.here(value)]));
  }

  /** Replaces addresses of compose with those of this machine. */
  private here(text: string): string {
    return [...this.places].reduce((told, [there, here]) => told.replaceAll(there, here), text);
  }
}

const portOf = (address: string): string => address.split(':').at(-1)!;
