import { join } from 'node:path';
import { z } from 'zod';
import type { Env } from '../../config/env.js';
import { addLine, readLines } from './json-lines.js';
import { backupFolder } from './scheduled/backup-files.js';

/** Its name beside the backups, with which it is copied and restored. */
export const ERASURE_LIST = 'erasures.jsonl';

/** Releases that knew one scope erased, and so repeat, what is held by the email addresses, too. */
const line = z.object({
  userId: z.uuid(),
  at: z.iso.datetime(),
  scope: z.enum(['account', 'person']).default('person'),
});

/** An erasure of a customer: an id, a time and how much was erased. */
export type ErasureLine = z.infer<typeof line>;

/** The list of the shop of these settings: in the folder of its backups, for nobody else to read. */
export const erasureListOf = (env: Pick<Env, 'BACKUP_DIR' | 'DATA_DIR'>) =>
  join(backupFolder(env), ERASURE_LIST);

/** Adds a line, once. Creates the folder, for the eyes of its owner. */
export async function addErasure(path: string, erasure: z.input<typeof line>): Promise<void> {
  const { userId, at, scope } = line.parse(erasure);
  const listed = await readErasures(path);
  const isSame = (known: ErasureLine) =>
    known.userId === userId && known.at === at && known.scope === scope;
  if (!listed.some(isSame)) await addLine(path, erasure);
}

/** All lines that are whole; none where there is no list. */
export const readErasures = (path: string): Promise<readonly ErasureLine[]> =>
  readLines(path, line);

/** @throws Error where it is none */
export const parseErasure = (text: string): ErasureLine => line.parse(JSON.parse(text));

/** Takes erasures that are listed beside an archive over into the shop's own list; returns how many that lacked. */
export async function adoptErasures(beside: readonly ErasureLine[], own: string): Promise<number> {
  const known = new Set((await readErasures(own)).map(({ userId }) => userId));
  const added = beside.filter(({ userId }) => !known.has(userId));
  for (const erasure of added) await addLine(own, erasure);
  return added.length;
}
