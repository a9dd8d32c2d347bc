import pg from 'pg';
import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chooseClusterLocation } from '../../dist/compiled/src/platform/database/embedded/cluster-location.js';
import { stopPostmaster } from '../../dist/compiled/src/platform/database/embedded/postmaster.js';
import { spawnPostmaster } from '../../dist/compiled/src/platform/database/embedded/spawn-postmaster.js';
import { freePort } from '../../scripts/steps/free-port.mjs';
import { overTcp } from '../lib/database.mjs';

const START_WITHIN_MS = 60_000;

/**
 * Starts a streaming replica of a Postgres that runs, from a copy of its files, because npm's binaries
 * lack pg_basebackup. Returns its address, its folder and how to end it, which removes the copy.
 */
export async function startReplica(primaryUrl) {
  const home = mkdtempSync(join(tmpdir(), 'bench-replica-'));
  chmodSync(home, 0o755);
  const folder = await copyCluster(primaryUrl, home);
  const place = chooseClusterLocation(home, () => undefined);
  const port = await freePort();
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '' };
  const { exitOutput } = await spawnPostmaster(place, settings, port);
  const url = overTcp(primaryUrl);
  url.port = String(port);
  await untilConnected(url.href, exitOutput);
  return {
    url: url.href,
    folder,
    stop: async () => {
      await stopPostmaster(place);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

async function copyCluster(primaryUrl, home) {
  const client = new pg.Client(primaryUrl);
  await client.connect();
  const { rows: shown } = await client.query('SHOW data_directory');
  const from = shown[0].data_directory;
  const to = join(home, 'postgres');
  await client.query(`SELECT pg_backup_start('replica', true)`);
  execFileSync('cp', ['-a', from, to]);
  for (const own of ['postmaster.pid', 'postmaster.opts']) rmSync(join(to, own), { force: true });
  const { rows } = await client.query('SELECT labelfile FROM pg_backup_stop(false)');
  await client.end();
  writeFileSync(join(to, 'backup_label'), rows[0].labelfile);
  writeFileSync(join(to, 'standby.signal'), '');
  const { hostname, port, username, password } = new URL(primaryUrl);
  const conninfo = `host=${hostname} port=${port} user=${username} password=${password}`;
  appendFileSync(join(to, 'postgresql.auto.conf'), `primary_conninfo = '${conninfo}'\n`);
  execFileSync('chown', ['--reference', from, '-R', to]);
  return to;
}

async function untilConnected(url, exitOutput) {
  const until = performance.now() + START_WITHIN_MS;
  for (;;) {
    if (exitOutput() !== undefined) throw new Error(exitOutput());
    const client = new pg.Client(url);
    try {
      await client.connect();
      return;
    } catch (error) {
      if (performance.now() > until) throw error;
      await pause(100);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
