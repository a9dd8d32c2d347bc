import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../../start-error.js';
import { isAlive } from './lock-file.js';
import type { ClusterLocation } from './cluster-location.js';
import { problemIn } from './problem.js';

/** The database superuser. */
export const CLUSTER_USER = 'postgres';
/** The shop's database in its cluster. */
export const CLUSTER_DATABASE = 'vigor';

const UNFINISHED = /^postgres\.new-(\d+)$/;

/**
 * Creates the cluster where none exists. It is created under a temporary name and renamed, so that
 * an interrupted start leaves no partial cluster.
 * @throws StartError on a cluster of another version of Postgres, or on a full disk.
 */
export async function ensureCluster(location: ClusterLocation): Promise<void> {
  if (existsSync(location.cluster)) return checkVersion(location);
  removeUnfinished(location.home);
  const folder = `${location.cluster}.new-${process.pid}`;
  const unfinished = join(folder, 'cluster');
  const password = join(folder, 'password');
  try {
    mkdirSync(folder, { mode: 0o700 });
    writeFileSync(password, randomBytes(24).toString('base64url'), { mode: 0o600 });
    for (const path of [folder, password]) giveToOwner(path, location);
    await initialise(location, unfinished, password);
    renameSync(password, passwordFile(unfinished));
    renameSync(unfinished, location.cluster);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The superuser's password, generated with the cluster and stored in it, readable by its owner only. */
export function readPassword(location: ClusterLocation): string {
  return readFileSync(passwordFile(location.cluster), 'utf8').trim();
}

function passwordFile(cluster: string): string {
  return join(cluster, 'vigor-password');
}

function checkVersion({ cluster, binaries }: ClusterLocation): void {
  const major = Number.parseInt(binaries.version, 10);
  const found = Number.parseInt(readFileSync(join(cluster, 'PG_VERSION'), 'utf8'), 10);
  if (found === major) return;
  const age = found > major ? 'a newer' : 'an older';
  throw new StartError(
    `The data in ${dirname(cluster)} is of ${age} version (PostgreSQL ${found}; this shop has ${major}): ` +
      'start the version of the shop that made it, or set DATA_DIR to another folder.',
  );
}

async function initialise(
  location: ClusterLocation,
  folder: string,
  password: string,
): Promise<void> {
  const args = [
    `--pgdata=${folder}`,
    `--username=${CLUSTER_USER}`,
    `--pwfile=${password}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ];
  try {
    await promisify(execFile)(location.binaries.initdb, args, {
      ...location.runAs,
      cwd: '/',
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' },
    });
  } catch (error) {
    throw problemIn((error as { stderr?: string }).stderr ?? '', 'The database could not be made');
  }
}

function giveToOwner(path: string, { runAs }: ClusterLocation): void {
  if (runAs) chownSync(path, runAs.uid, runAs.gid);
}

function removeUnfinished(home: string): void {
  for (const name of readdirSync(home)) {
    const pid = UNFINISHED.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) rmSync(join(home, name), { recursive: true, force: true });
  }
}
