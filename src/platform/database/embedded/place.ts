import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../start-error.js';
import { type Binaries, copiedBinaries, installedBinaries, usableBinaries } from './binaries.js';
import { isRoot, type RunAs, systemUser } from './system-user.js';

/** Where Postgres lives and whom it runs as. */
export interface Place {
  /** The folder that holds the cluster and its log. */
  readonly home: string;
  readonly cluster: string;
  readonly binaries: Binaries;
  readonly runAs?: RunAs;
}

/** What the system user can always enter, for a shop below /root. */
const SYSTEM_FOLDER = '/var/lib/vigor';

/**
 * Chooses where the database of a data folder lives. As root that is a place that an unprivileged
 * user can enter; once a cluster is made, its place stays.
 * @throws StartError where no usable place can be had.
 */
export function choosePlace(dataDir: string, log: (line: string) => void): Place {
  if (!isRoot()) return place(dataDir);
  const folder = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const outside = join(SYSTEM_FOLDER, folder);
  const made = [dataDir, outside].find((home) => existsSync(clusterIn(home)));
  // The owner of a cluster that exists is the only one who may run it.
  const runAs = (made ? ownerOf(clusterIn(made)) : undefined) ?? systemUser();
  const home = made ?? (canEnter(dataDir, runAs) ? dataDir : outside);
  if (home === outside) {
    mkdirSync(outside, { recursive: true, mode: 0o755 });
    log(`The database lives in ${outside}: its user cannot enter ${dataDir}.`);
  }
  return place(home, runAs);
}

function place(home: string, runAs?: RunAs): Place {
  return { home, cluster: clusterIn(home), binaries: findBinaries(runAs), runAs };
}

function clusterIn(home: string): string {
  return join(home, 'postgres');
}

function findBinaries(runAs?: RunAs): Binaries {
  const installed = usableBinaries(installedBinaries(), runAs);
  if (installed) return installed;
  if (isRoot()) {
    mkdirSync(SYSTEM_FOLDER, { recursive: true, mode: 0o755 });
    const copied = usableBinaries(copiedBinaries(SYSTEM_FOLDER), runAs);
    if (copied) return copied;
  }
  throw new StartError(
    'The Postgres that npm installed does not run on this machine: set DATABASE_URL to one that does.',
  );
}

function ownerOf(folder: string): RunAs | undefined {
  const { uid, gid } = statSync(folder);
  return uid === 0 ? undefined : { uid, gid };
}

function canEnter(folder: string, runAs: RunAs): boolean {
  try {
    execFileSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...runAs, cwd: '/', stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
