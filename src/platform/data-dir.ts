import { mkdir, open, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { asStartError } from './as-start-error.js';
import { StartError } from './start-error.js';

/** What is written to be sure that the disk takes it, in bytes. */
const PROBE_SIZE = 256 * 1024;
/** With less free than two segments of its log Postgres stops soon after it started, in bytes. */
const LEAST_FREE = 32 * 1024 * 1024;

/**
 * Makes the data folder and proves that it can be written. Answers its absolute path; a relative
 * one counts from the working directory, which `npm start` sets to the project's root.
 * @throws StartError on a full or read-only disk, or a folder that this user cannot write.
 */
export async function prepareDataDir(dataDir: string): Promise<string> {
  const folder = resolve(dataDir);
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    await makeFolder(folder);
    const file = await open(probe, 'w');
    try {
      await file.writeFile(Buffer.alloc(PROBE_SIZE));
      await file.sync();
    } finally {
      await file.close();
      await rm(probe, { force: true });
    }
    await checkFree(folder);
    return folder;
  } catch (error) {
    throw (
      asStartError(error) ??
      new StartError(`Cannot write in ${folder}: set DATA_DIR to a folder that can be written.`, {
        cause: error,
      })
    );
  }
}

/** Node's own recursive mkdir tries forever below a folder like /proc, which takes no new ones. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || (await isPresent(dirname(folder)))) throw error;
    await makeFolder(dirname(folder));
    await mkdir(folder);
  }
}

async function isPresent(folder: string): Promise<boolean> {
  return stat(folder).then(
    () => true,
    () => false,
  );
}

async function checkFree(folder: string): Promise<void> {
  const { blocks, bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  // Some file systems do not tell their size.
  if (blocks === 0 || free >= LEAST_FREE) return;
  const megabytes = Math.floor(free / 1024 / 1024);
  throw new StartError(
    `The disk is full: ${folder} has ${megabytes} MB left and needs 32. Free some space, then start again.`,
  );
}
