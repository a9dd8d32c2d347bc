import { readFile, writeFile } from 'node:fs/promises';
import { gunzipSync, gzipSync } from 'node:zlib';

const flipMiddle = (bytes: Buffer): void => {
  bytes[Math.floor(bytes.length / 2)]! ^= 0xff;
};

/** Changes one byte in its middle. */
export async function flipByte(path: string): Promise<void> {
  const bytes = await readFile(path);
  flipMiddle(bytes);
  await writeFile(path, bytes);
}

/** As somebody would who wants other data restored: the compression's own checksum is right. */
export async function changeAndPack(path: string): Promise<void> {
  const entries = gunzipSync(await readFile(path));
  flipMiddle(entries);
  await writeFile(path, gzipSync(entries));
}
