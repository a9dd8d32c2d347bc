import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../start-error.js';

/** A folder that every system user can enter. */
export const SYSTEM_FOLDER = '/var/lib/vigor';

const pointerFile = (dataDir: string) => join(dataDir, 'database-folder');
/**
 * Holds the path of the data folder. The first versions wrote none and named the folder from that
 * path.
 */
const ownerFile = (folder: string) => join(folder, 'noted');
const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8').trim() : '');

/**
 * Returns the folder outside the data folder that holds its database, as recorded in the data
 * folder. The record moves with the data folder and disappears with it.
 * @throws StartError where the recorded folder is missing, or the data folder is a copy of another
 */
export function outsideFolder(dataDir: string): string | undefined {
  const pointer = pointerFile(dataDir);
  const folder = read(pointer);
  if (!folder) return legacyFolder(dataDir);
  if (!existsSync(folder)) {
    throw new StartError(
      `The database of ${dataDir} was in ${folder}, which is missing: restore that folder, or remove ${pointer} to start with an empty database.`,
    );
  }
  refuseCopy(dataDir, folder);
  return folder;
}

/** A copied data folder would use the database of the original. */
function refuseCopy(dataDir: string, folder: string): void {
  const owner = read(ownerFile(folder));
  if (owner === dataDir || read(pointerFile(owner)) !== folder) return;
  throw new StartError(
    `${dataDir} is a copy of ${owner}, whose database is in ${folder}: copy a shop by npm run backup and npm run restore.`,
  );
}

/** Creates such a folder and records it. */
export function makeOutsideFolder(dataDir: string): string {
  mkdirSync(SYSTEM_FOLDER, { recursive: true, mode: 0o755 });
  const folder = mkdtempSync(join(SYSTEM_FOLDER, 'database-'));
  chmodSync(folder, 0o755);
  recordFolder(dataDir, folder);
  return folder;
}

/** Records the folder of the database in the data folder, and the data folder in the former. */
export function recordFolder(dataDir: string, folder: string): void {
  writeFileSync(pointerFile(dataDir), `${folder}\n`, { mode: 0o600 });
  writeFileSync(ownerFile(folder), `${dataDir}\n`);
}

function legacyFolder(dataDir: string): string | undefined {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const folder = join(SYSTEM_FOLDER, name);
  return existsSync(folder) && !existsSync(ownerFile(folder)) ? folder : undefined;
}
