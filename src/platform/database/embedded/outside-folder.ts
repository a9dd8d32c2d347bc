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

/** What any user of the system can enter. */
export const SYSTEM_FOLDER = '/var/lib/vigor';

const noteIn = (dataDir: string) => join(dataDir, 'database-folder');
/** In the other direction; a folder without is one of the first versions, named from the data folder's path. */
const markIn = (folder: string) => join(folder, 'noted');
const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8').trim() : '');

/**
 * The folder outside of a data folder that holds its database, as a note in the data folder says: so
 * it is found again where the data folder was moved, and not where that was removed.
 * @throws StartError where the noted folder is gone, or the data folder is the copy of another
 */
export function outsideFolder(dataDir: string): string | undefined {
  const note = noteIn(dataDir);
  const folder = read(note);
  if (!folder) return unnotedFolder(dataDir);
  if (!existsSync(folder)) {
    throw new StartError(
      `The database of ${dataDir} lived in ${folder}, which is gone: bring it back, or remove ${note} to begin with an empty one.`,
    );
  }
  refuseCopy(dataDir, folder);
  return folder;
}

/** A copied data folder would work on the database of the one that it was copied from. */
function refuseCopy(dataDir: string, folder: string): void {
  const owner = read(markIn(folder));
  if (owner === dataDir || read(noteIn(owner)) !== folder) return;
  throw new StartError(
    `${dataDir} is a copy of ${owner}, whose database is in ${folder}: copy a shop by npm run backup and npm run restore.`,
  );
}

/** Makes such a folder, and notes it. */
export function makeOutsideFolder(dataDir: string): string {
  mkdirSync(SYSTEM_FOLDER, { recursive: true, mode: 0o755 });
  const folder = mkdtempSync(join(SYSTEM_FOLDER, 'database-'));
  chmodSync(folder, 0o755);
  noteFolder(dataDir, folder);
  return folder;
}

/** Writes into the data folder where its database lives, and there whose it is. */
export function noteFolder(dataDir: string, folder: string): void {
  writeFileSync(noteIn(dataDir), `${folder}\n`, { mode: 0o600 });
  writeFileSync(markIn(folder), `${dataDir}\n`);
}

function unnotedFolder(dataDir: string): string | undefined {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const folder = join(SYSTEM_FOLDER, name);
  return existsSync(folder) && !existsSync(markIn(folder)) ? folder : undefined;
}
