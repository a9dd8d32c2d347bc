import { dirname, join } from 'node:path';
import type { Client } from 'pg';
import { z } from 'zod';
import { MINUTE_MS } from '../../kernel/time.js';
import { addLine, readLines } from './json-lines.js';

/** Its name beside an archive, with which it is copied. */
export const SERIES_LIST = 'vigor-backup-series.jsonl';

const line = z.object({ series: z.int().positive(), at: z.iso.datetime() });

/** A series that is numbered by its time counts the minutes from here. */
const FIRST_MINUTE_MS = Date.UTC(2026, 0, 1);

/** The series in which a shop numbers its documents; none before it has such tables. */
export async function currentSeries(client: Client): Promise<number | undefined> {
  const { rows } = await client.query<{ there: string | null }>(
    `SELECT to_regclass('public.billing_counter') AS there`,
  );
  if (rows[0]?.there === null) return undefined;
  const counters = await client.query<{ series: number }>(
    'SELECT max(series) AS series FROM billing_counter',
  );
  return counters.rows[0]?.series;
}

/** Lists the series of the shop beside its archive, so that a restore from there knows that it is the first. */
export async function listSeries(archive: string, series: number): Promise<void> {
  const path = listBeside(archive);
  const known = await highestOf(path);
  if (known === undefined || known < series) await add(path, series);
}

/**
 * The series that a restored shop begins, which no shop has begun before: the one after `current`, where
 * the list beside the archive says that this is the first restore, else the minute of now. It is listed there and
 * in `ownFolder`, that of the restored shop's backups.
 * @throws where `ownFolder` cannot be written
 */
export async function beginSeries(
  archive: string,
  ownFolder: string,
  current: number,
): Promise<number> {
  const beside = listBeside(archive);
  const own = join(ownFolder, SERIES_LIST);
  const [known, knownOwn = 0] = [await highestOf(beside), await highestOf(own)];
  const next = Math.max(current, known ?? 0, knownOwn) + 1;
  const isFirst = known !== undefined && next === current + 1;
  const isListed = isFirst && (await isAdded(beside, next));
  const series = isListed ? next : Math.max(next, minuteNow());
  if (own !== beside) await add(own, series);
  if (!isListed) await isAdded(beside, series);
  return series;
}

/**
 * The series that a shop begins after `current` where no list says which others were begun: the minute of now, or one
 * above all that it knows. It is listed in `ownFolder`.
 * @throws where `ownFolder` cannot be written
 */
export async function beginSeriesByTime(ownFolder: string, current: number): Promise<number> {
  const own = join(ownFolder, SERIES_LIST);
  const series = Math.max(current + 1, ((await highestOf(own)) ?? 0) + 1, minuteNow());
  await add(own, series);
  return series;
}

const minuteNow = (): number => Math.floor((Date.now() - FIRST_MINUTE_MS) / MINUTE_MS);

const listBeside = (archive: string) => join(dirname(archive), SERIES_LIST);

async function highestOf(path: string): Promise<number | undefined> {
  const lines = await readLines(path, line);
  return lines.length === 0 ? undefined : Math.max(...lines.map(({ series }) => series));
}

const add = (path: string, series: number): Promise<void> =>
  addLine(path, { series, at: new Date().toISOString() });

/** False where the folder of the archive cannot be written, such as that of a read-only disk. */
const isAdded = (path: string, series: number): Promise<boolean> =>
  add(path, series).then(
    () => true,
    () => false,
  );
