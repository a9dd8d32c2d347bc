import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { migrations } from '../database/migrations/index.js';
import { StartError } from '../start-error.js';
import type { Archive } from './archive.js';
import { FORMAT, type Head, HEAD, head, type Tail, TAIL, tail } from './archive-format.js';

/** Head and tail of a complete archive. */
export interface ArchiveContent {
  readonly head: Head;
  readonly tail: Tail;
}

/** Yields the entries of an archive in order, each with all its bytes. */
export async function* archiveEntries(
  archive: Archive,
): AsyncGenerator<{ name: string; bytes: Buffer }> {
  const tar = extract();
  const read = pipeline(await archive.read(), createGunzip(), tar);
  read.catch(() => undefined);
  for await (const entry of tar) {
    const parts: Buffer[] = [];
    for await (const part of entry) parts.push(part as Buffer);
    yield { name: entry.header.name, bytes: Buffer.concat(parts) };
  }
  await read;
}

/**
 * Verifies a whole archive before anything of it is used.
 * @throws StartError with the line to print where it is missing, damaged, or of a newer version of
 *   the shop
 */
export async function checkArchive(archive: Archive): Promise<ArchiveContent> {
  const { address } = archive;
  const content = await readThrough(archive).catch((cause: unknown) => {
    if (cause instanceof StartError) throw cause;
    throw new StartError(`${address} is damaged, or is not a backup of this shop.`, { cause });
  });
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = content.head.migrations.find((name) => !known.has(name));
  if (!unknown) return content;
  throw new StartError(
    `${address} is of a newer version of the shop (it has ${unknown}): restore it with that version.`,
  );
}

async function readThrough(archive: Archive): Promise<ArchiveContent> {
  const hash = createHash('sha256');
  const ends: { head?: Head; tail?: Tail } = {};
  for await (const { name, bytes } of archiveEntries(archive)) {
    if (ends.tail) throw new Error('data after the last entry');
    if (name === TAIL) ends.tail = tail.parse(JSON.parse(bytes.toString()));
    else hash.update(name).update(bytes);
    if (name === HEAD) ends.head = readHead(archive, bytes);
  }
  const { head: first, tail: last } = ends;
  if (!first || !last) throw new Error('the first or the last entry is missing');
  if (last.sha256 !== hash.digest('hex'))
    throw new Error('the checksum or the row counts do not match');
  return { head: first, tail: last };
}

function readHead({ address }: Archive, bytes: Buffer): Head {
  const parsed: unknown = JSON.parse(bytes.toString());
  const { format } = head.pick({ format: true }).parse(parsed);
  if (format > FORMAT) {
    throw new StartError(
      `${address} is of a newer version of the shop (format ${format}): restore it with that version.`,
    );
  }
  return head.parse(parsed);
}
