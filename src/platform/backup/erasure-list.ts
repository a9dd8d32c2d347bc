import { dirname, join } from 'node:path';
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

/** Adds a line. Creates the folder, for the eyes of its owner. */
export const addErasure = (path: string, erasure: z.input<typeof line>): Promise<void> =>
  addLine(path, erasure);

/** All lines that are whole; none where there is no list. */
export const readErasures = (path: string): Promise<readonly ErasureLine[]> =>
  readLines(path, line);

/** Takes the list beside an archive over into the shop's own; returns how many the own one lacked. */
export async function adoptErasures(archive: string, own: string): Promise<number> {
  const beside = join(dirname(archive), ERASURE_LIST);
  if (beside === own) return 0;
  const known = new Set((await readErasures(own)).map(({ userId }) => userId));
  const added = (await readErasures(beside)).filter(({ userId }) => !known.has(userId));
  for (const erasure of added) await addErasure(own, erasure);
  return added.length;
}
