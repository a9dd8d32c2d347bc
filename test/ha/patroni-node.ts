import { chownSync, existsSync, readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import type { ManagedProcess } from '../support/managed-process.js';
import type { Machines } from './machines.js';
import { killTree } from './process-tree.js';

const CONFIG = resolve(__dirname, '../../deploy/high-availability/patroni.yml');
const BINARIES = '/usr/lib/postgresql/15/bin';
const PATRONI_PORT = 8008;
export const POSTGRES_PORT = 5432;
export const SUPERUSER = { user: 'postgres', password: 'of-the-test' };

/** A Postgres with its Patroni, on a machine of its own. */
export class PatroniNode {
  readonly host: string;
  private readonly dataDir: string;
  private readonly patroni: ManagedProcess;

  constructor(
    machines: Machines,
    readonly name: string,
    nth: number,
    etcdHosts: readonly string[],
  ) {
    this.host = machines.address(nth);
    const folder = machines.folderOf(name);
    this.dataDir = join(folder, 'data');
    const rest = `${this.host}:${PATRONI_PORT}`;
    const postgres = `${this.host}:${POSTGRES_PORT}`;
    this.patroni = machines.process(name, [...asPostgres(folder), 'patroni', CONFIG], {
      PATRONI_NAME: name,
      PATRONI_RESTAPI_LISTEN: rest,
      PATRONI_RESTAPI_CONNECT_ADDRESS: rest,
      PATRONI_POSTGRESQL_LISTEN: postgres,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: postgres,
      PATRONI_POSTGRESQL_DATA_DIR: this.dataDir,
      PATRONI_POSTGRESQL_BIN_DIR: BINARIES,
      PATRONI_POSTGRESQL_PGPASS: join(folder, 'pgpass'),
      PATRONI_ETCD3_HOSTS: etcdHosts.map((host) => `'${host}'`).join(','),
      PATRONI_SUPERUSER_USERNAME: SUPERUSER.user,
      PATRONI_SUPERUSER_PASSWORD: SUPERUSER.password,
      PATRONI_REPLICATION_USERNAME: 'replicator',
      PATRONI_REPLICATION_PASSWORD: 'of-the-replicas',
    });
  }

  /** Of Patroni's REST interface. */
  get url(): string {
    return `http://${this.host}:${PATRONI_PORT}`;
  }

  async start(): Promise<void> {
    this.patroni.start();
  }

  async kill(): Promise<void> {
    killTree([this.patroni.pid, this.postmaster].filter((pid) => pid !== undefined));
    await this.patroni.end();
  }

  /** Stops Postgres in order, too. */
  async close(): Promise<void> {
    await this.patroni.end('SIGTERM').catch(() => this.kill());
  }

  private get postmaster(): number | undefined {
    const file = join(this.dataDir, 'postmaster.pid');
    if (!existsSync(file)) return undefined;
    return Number(readFileSync(file, 'utf8').split('\n')[0]);
  }
}

/** Patroni and Postgres refuse root: where the test is root they run as Debian's user, who owns the folder. */
function asPostgres(folder: string): string[] {
  if (process.getuid?.() !== 0) return [];
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString());
  chownSync(folder, idOf('-u'), idOf('-g'));
  return ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', '--'];
}
