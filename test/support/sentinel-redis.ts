import { Redis } from 'ioredis';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from './eventually.js';
import { ManagedProcess } from './managed-process.js';

const MASTER = 'vigor';
const START_WITHIN_MS = 30_000;

/** Where a Redis or Sentinel listens. */
export interface Place {
  readonly host: string;
  readonly port: number;
}

/** Where all of them run. */
export interface SentinelPlaces {
  readonly folder: string;
  /** The first one is the first master. */
  readonly servers: readonly Place[];
  readonly sentinels: readonly Place[];
}

const hostPort = ({ host, port }: Place) => `${host}:${port}`;

/** Redis servers that replicate one of them, and Sentinels that replace it when it dies. */
export class SentinelRedis {
  readonly servers: readonly ManagedProcess[];
  readonly sentinels: readonly ManagedProcess[];

  private constructor(private readonly places: SentinelPlaces) {
    this.servers = places.servers.map((place, n) => this.serverAt(place, n));
    this.sentinels = places.sentinels.map((place, n) => this.sentinelAt(place, n));
  }

  static async start(places: SentinelPlaces): Promise<SentinelRedis> {
    const redis = new SentinelRedis(places);
    for (const server of redis.servers) server.start();
    await redis.follow();
    for (const sentinel of redis.sentinels) sentinel.start();
    const watched = `slaves=${places.servers.length - 1},sentinels=${places.sentinels.length}`;
    await eventually(async () => {
      for (const place of places.sentinels) {
        const seen = await ask(place, (client) => client.info('sentinel'));
        if (!seen.includes(watched)) throw new Error(`a Sentinel sees: ${seen}`);
      }
    }, START_WITHIN_MS);
    return redis;
  }

  /** Value of the setting REDIS_URL. */
  get url(): string {
    return `redis+sentinel://${this.places.sentinels.map(hostPort).join(',')}/${MASTER}`;
  }

  /** The server that most Sentinels reach calls master. */
  async master(): Promise<ManagedProcess> {
    const named = await Promise.any(
      this.places.sentinels.map((place) =>
        ask(place, (client) => client.call('SENTINEL', 'get-master-addr-by-name', MASTER)),
      ),
    );
    const nth = this.places.servers.findIndex(
      (place) => String(named) === hostPort(place).replace(':', ','),
    );
    const server = this.servers[nth];
    if (!server) throw new Error(`the Sentinels name ${String(named)}`);
    return server;
  }

  async close(): Promise<void> {
    for (const each of [...this.sentinels, ...this.servers]) await each.end();
  }

  private async follow(): Promise<void> {
    const [first, ...others] = this.places.servers;
    for (const place of others) {
      await eventually(
        () => ask(place, (client) => client.replicaof(first!.host, first!.port)),
        START_WITHIN_MS,
      );
    }
  }

  private serverAt({ host, port }: Place, n: number): ManagedProcess {
    const args = [
      '--port',
      String(port),
      '--bind',
      host,
      '--save',
      '',
      '--replica-announce-ip',
      host,
    ];
    return this.process(`redis-${n + 1}`, ['redis-server', ...args]);
  }

  private sentinelAt({ host, port }: Place, n: number): ManagedProcess {
    const { servers, sentinels } = this.places;
    const quorum = Math.floor(sentinels.length / 2) + 1;
    const file = join(this.folderOf(`sentinel-${n + 1}`), 'sentinel.conf');
    const lines = [
      `port ${port}`,
      `bind ${host}`,
      `sentinel announce-ip ${host}`,
      `sentinel monitor ${MASTER} ${servers[0]!.host} ${servers[0]!.port} ${quorum}`,
      `sentinel down-after-milliseconds ${MASTER} 3000`,
      `sentinel failover-timeout ${MASTER} 10000`,
    ];
    writeFileSync(file, `${lines.join('\n')}\n`);
    return this.process(`sentinel-${n + 1}`, ['redis-server', file, '--sentinel']);
  }

  private process(name: string, command: readonly string[]): ManagedProcess {
    const cwd = this.folderOf(name);
    return new ManagedProcess(command, { cwd, logFile: join(cwd, 'log') });
  }

  private folderOf(name: string): string {
    const folder = join(this.places.folder, name);
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o755);
    return folder;
  }
}

async function ask<Answer>(
  { host, port }: Place,
  question: (client: Redis) => Promise<Answer>,
): Promise<Answer> {
  const client = new Redis(port, host, { retryStrategy: () => null, maxRetriesPerRequest: 0 });
  client.on('error', () => undefined);
  try {
    return await question(client);
  } finally {
    client.disconnect();
  }
}
