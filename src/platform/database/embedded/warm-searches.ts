import { open } from 'node:fs/promises';
import { freemem } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** Upper limit, as a share of the free memory. */
const SHARE_OF_FREE_MEMORY = 1 / 4;
const CHUNK_BYTES = 1024 * 1024;

/** GIN indexes and their tables, as files relative to the cluster, smallest first. */
const SEARCHED = `
  SELECT pg_relation_filepath(id) AS file, pg_relation_size(id)::float8 AS bytes
    FROM (SELECT DISTINCT unnest(ARRAY[indexrelid, indrelid]) AS id
            FROM pg_index
            JOIN pg_class ON pg_class.oid = indexrelid
            JOIN pg_am ON pg_am.oid = pg_class.relam AND amname = 'gin') AS relation
   ORDER BY bytes, id`;

export interface WarmOptions {
  readonly url: string;
  /** The cluster's folder on this machine. */
  readonly cluster: string;
  readonly signal: AbortSignal;
  /** Defaults to a quarter of the free memory. */
  readonly mostBytes?: number;
}

/**
 * Reads the files that substring searches use into the system's file cache. Returns the number of
 * bytes. Such a search fetches rows from all over a table, which takes some tenths of a second from
 * a disk; a sequential read of the whole table takes hardly longer.
 */
export async function warmSearches({ url, cluster, signal, mostBytes }: WarmOptions) {
  let left = mostBytes ?? freemem() * SHARE_OF_FREE_MEMORY;
  let read = 0;
  for (const { file, bytes } of await searchedFiles(url)) {
    if (bytes > left || signal.aborted) break;
    left -= bytes;
    for (const segment of segmentsOf(file, bytes))
      read += await readWhole(join(cluster, segment), signal);
  }
  return read;
}

async function searchedFiles(url: string): Promise<readonly { file: string; bytes: number }[]> {
  const client = new pg.Client(url);
  // The query reports a lost connection; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<{ file: string; bytes: number }>(SEARCHED)).rows;
  } finally {
    await client.end();
  }
}

/** Postgres splits a table into numbered files of 1 GiB. */
function segmentsOf(file: string, bytes: number): string[] {
  const count = Math.ceil(bytes / 1024 ** 3);
  return Array.from({ length: count }, (_, number) => (number === 0 ? file : `${file}.${number}`));
}

async function readWhole(path: string, signal: AbortSignal): Promise<number> {
  const buffer = Buffer.allocUnsafe(CHUNK_BYTES);
  const handle = await open(path);
  try {
    for (let total = 0; ;) {
      const { bytesRead } = await handle.read(buffer);
      total += bytesRead;
      if (bytesRead === 0 || signal.aborted) return total;
    }
  } finally {
    await handle.close();
  }
}
