import { mkdir, open, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { asStartError, StartError } from './start-error.js';

/** Free space of the disk of a folder, in bytes; infinite where the file system does not report its size. */
export async function freeSpace(folder: string): Promise<number> {
  const { blocks, bavail, bsize } = await statfs(folder);
  return blocks === 0 ? Infinity : bavail * bsize;
}

/** The free share of the disk of a folder, from 0 to 1; undefined where the folder is missing or reports no size. */
export async function freeShare(folder: string): Promise<number | undefined> {
  const { blocks, bavail } = await statfs(folder).catch(() => ({ blocks: 0, bavail: 0 }));
  return blocks === 0 ? undefined : bavail / blocks;
}

/** Whether two folders are on the same disk; false where one is missing. */
export async function isSameDisk(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all(
    [one, other].map((folder) => stat(folder).catch(() => undefined)),
  );
  return first !== undefined && first.dev === second?.dev;
}

/** Size of the file written to check that the disk accepts data, in bytes. */
const PROBE_SIZE = 256 * 1024;
/** Minimum free space, in bytes: with less than two WAL segments Postgres stops soon after its start. */
const LEAST_FREE = 32 * 1024 * 1024;

/**
 * Creates the data folder and checks that it is writable. Returns its absolute path; a relative
 * path is resolved against the working directory, which `npm start` sets to the project root.
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

/** Node's recursive mkdir never returns below a folder like /proc, which accepts no new entries. */
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
  const free = await freeSpace(folder);
  if (free >= LEAST_FREE) return;
  const megabytes = Math.floor(free / 1024 / 1024);
  throw new StartError(
    `The disk is full: ${folder} has ${megabytes} MB left and needs 32. Free some space, then start again.`,
  );
}
