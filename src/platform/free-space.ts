import { statfs } from 'node:fs/promises';

/** Free space of the disk of a folder, in bytes; infinite where the file system does not report its size. */
export async function freeSpace(folder: string): Promise<number> {
  const { blocks, bavail, bsize } = await statfs(folder);
  return blocks === 0 ? Infinity : bavail * bsize;
}
