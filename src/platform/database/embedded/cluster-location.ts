import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../start-error.js';
import { type Binaries, copiedBinaries, installedBinaries, usableBinaries } from './binaries.js';
import { makeOutsideFolder, recordFolder, outsideFolder, SYSTEM_FOLDER } from './outside-folder.js';
import { isRoot, type RunAs, systemUser } from './system-user.js';

/** Where the cluster is and which system user Postgres runs as. */
export interface ClusterLocation {
  /** The folder that holds the cluster and its log. */
  readonly home: string;
  readonly cluster: string;
  readonly binaries: Binaries;
  readonly runAs?: RunAs;
}

/**
 * Chooses the folder of a data folder's database. For root it is one that an unprivileged user can
 * enter. It never changes once the cluster exists.
 * @throws StartError where no usable folder exists.
 */
export function chooseClusterLocation(
  dataDir: string,
  log: (line: string) => void,
): ClusterLocation {
  const known = knownClusterLocation(dataDir);
  if (known) checkEntry(known);
  if (known && known.home !== dataDir) recordFolder(dataDir, known.home);
  const chosen = known ?? newClusterLocation(dataDir);
  if (chosen.home !== dataDir) {
    log(
      `The database is stored in ${chosen.home}, because its system user cannot enter ${dataDir}.`,
    );
  }
  return chosen;
}

/**
 * Returns the folder of an existing database; undefined where none exists yet and the process runs
 * as root, so that it is still to be chosen.
 * @throws StartError where the recorded folder is missing.
 */
export function knownClusterLocation(dataDir: string): ClusterLocation | undefined {
  if (!isRoot()) return locationOf(dataDir);
  const home = existsSync(clusterIn(dataDir)) ? dataDir : outsideFolder(dataDir);
  return home === undefined ? undefined : locationOf(home, ownerOf(home) ?? systemUser());
}

function newClusterLocation(dataDir: string): ClusterLocation {
  const runAs = systemUser();
  return locationOf(canEnter(dataDir, runAs) ? dataDir : makeOutsideFolder(dataDir), runAs);
}

function locationOf(home: string, runAs?: RunAs): ClusterLocation {
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

/** Only the owner of an existing cluster may run it. */
function ownerOf(home: string): RunAs | undefined {
  if (!existsSync(clusterIn(home))) return undefined;
  const { uid, gid } = statSync(clusterIn(home));
  return uid === 0 ? undefined : { uid, gid };
}

/** The data folder may have been moved to where only root has access. */
function checkEntry({ home, runAs }: ClusterLocation): void {
  if (!runAs || canEnter(home, runAs)) return;
  throw new StartError(
    `The system user of the database cannot enter ${home}: move that folder, or let others pass through its parent folders (chmod o+x).`,
  );
}

function canEnter(folder: string, runAs: RunAs): boolean {
  try {
    execFileSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...runAs, cwd: '/', stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
