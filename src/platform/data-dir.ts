import { mkdir, open, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { asStartError } from './as-start-error.js';

/** Enough to be sure that the disk still takes something, in bytes. */
const PROBE_SIZE = 256 * 1024;

/**
 * Makes the data folder and proves that it can be written. Answers its absolute path; a relative
 * one counts from the working directory, which `npm start` sets to the project's root.
 * @throws StartError on a full or read-only disk, or a folder that this user cannot write.
 */
export async function prepareDataDir(dataDir: string): Promise<string> {
  const folder = resolve(dataDir);
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    await mkdir(folder, { recursive: true });
    const file = await open(probe, 'w');
    try {
      await file.writeFile(Buffer.alloc(PROBE_SIZE));
      await file.sync();
    } finally {
      await file.close();
      await rm(probe, { force: true });
    }
    return folder;
  } catch (error) {
    throw asStartError(error) ?? error;
  }
}
