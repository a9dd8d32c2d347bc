import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { chooseClusterLocation } from '../../src/platform/database/embedded/cluster-location.js';
import { stopPostmaster } from '../../src/platform/database/embedded/postmaster.js';
import { spawnPostmaster } from '../../src/platform/database/embedded/spawn-postmaster.js';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../src/platform/database/embedded/start-embedded-postgres.js';
import { eventually } from './eventually.js';
import { ownPort } from './own-port.js';

/** A primary Postgres with a streaming replica. */
export interface ReplicatedPostgres {
  readonly primaryUrl: string;
  readonly replicaUrl: string;
  /** Waits until the replica has replayed all changes of the primary. */
  caughtUp(): Promise<void>;
  stopReplica(): Promise<void>;
  close(): Promise<void>;
}

const quiet = () => undefined;
const SETTINGS = {
  fsync: 'off',
  shared_buffers: '16MB',
  listen_addresses: '127.0.0.1',
  // By its URL the replica is reached, too, on its own port.
  unix_socket_directories: '',
  // No file appears or disappears while they are copied.
  autovacuum: 'off',
  checkpoint_timeout: '1h',
};
const START_WITHIN_MS = 30_000;

export async function startReplicatedPostgres(): Promise<ReplicatedPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'vigor-replica-'));
  chmodSync(folder, 0o755);
  const dataDir = join(folder, 'primary');
  const primary = await startEmbeddedPostgres({ dataDir, log: quiet, settings: SETTINGS });
  const client = new Client(primary.url);
  await client.connect();
  await copyCluster(client, join(dataDir, 'postgres'), join(folder, 'replica'), primary);
  const replica = await startReplica(join(folder, 'replica'), primary.url);
  return {
    primaryUrl: primary.url,
    replicaUrl: replica.url,
    caughtUp: () => waitForReplica(client, replica.url),
    stopReplica: () => replica.stop(),
    close: async () => {
      await client.end();
      await replica.stop();
      await primary.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A replica never reports the state of a primary, so it is started here. */
async function startReplica(home: string, primaryUrl: string) {
  const place = chooseClusterLocation(home, quiet);
  const port = await ownPort();
  const { exitOutput } = await spawnPostmaster(place, SETTINGS, port);
  const url = new URL(primaryUrl);
  url.port = String(port);
  await eventually(async () => {
    if (exitOutput()) throw new Error(exitOutput());
    const client = new Client(url.href);
    await client.connect();
    await client.end();
  }, START_WITHIN_MS);
  return { url: url.href, stop: () => stopPostmaster(place) };
}

/** A base backup, because npm's binaries lack pg_basebackup. */
async function copyCluster(
  client: Client,
  from: string,
  home: string,
  { url }: EmbeddedPostgres,
): Promise<void> {
  await client.query(`SELECT pg_backup_start('replica', true)`);
  const to = join(home, 'postgres');
  execFileSync('mkdir', ['-p', home]);
  execFileSync('cp', ['-a', from, to]);
  rmSync(join(to, 'postmaster.pid'), { force: true });
  rmSync(join(to, 'postmaster.opts'), { force: true });
  const { rows } = await client.query<{ labelfile: string }>(
    'SELECT labelfile FROM pg_backup_stop(false)',
  );
  writeFileSync(join(to, 'backup_label'), rows[0]!.labelfile);
  writeFileSync(join(to, 'standby.signal'), '');
  const { hostname, port, username, password } = new URL(url);
  const conninfo = `host=${hostname} port=${port} user=${username} password=${password}`;
  appendFileSync(join(to, 'postgresql.auto.conf'), `primary_conninfo = '${conninfo}'\n`);
  execFileSync('chown', ['--reference', from, '-R', to]);
}

async function waitForReplica(primary: Client, replicaUrl: string): Promise<void> {
  const { rows } = await primary.query<{ at: string }>('SELECT pg_current_wal_lsn()::text AS at');
  const replica = new Client(replicaUrl);
  await replica.connect();
  try {
    for (;;) {
      const done = await replica.query<{ there: boolean }>(
        'SELECT pg_last_wal_replay_lsn() >= $1::pg_lsn AS there',
        [rows[0]!.at],
      );
      if (done.rows[0]!.there) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  } finally {
    await replica.end();
  }
}
