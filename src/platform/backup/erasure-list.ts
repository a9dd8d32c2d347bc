import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { Env } from '../../config/env.js';

/** Its name beside the backups, with which it is copied and restored. */
export const ERASURE_LIST = 'erasures.jsonl';

const line = z.object({ userId: z.uuid(), at: z.iso.datetime() });

/** An erasure of a customer: ids and a time alone. */
export type ListedErasure = z.infer<typeof line>;

/** The list of the shop of these settings: in the folder of its backups, for nobody else to read. */
export const erasureListOf = ({ BACKUP_DIR, DATA_DIR }: Pick<Env, 'BACKUP_DIR' | 'DATA_DIR'>) =>
  join(BACKUP_DIR ?? join(DATA_DIR, 'backups'), ERASURE_LIST);

/** Adds a line. Creates the folder, for the eyes of its owner. */
export async function addErasure(path: string, erasure: ListedErasure): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  // Begins a line of its own, though a process died in the middle of the one before.
  await appendFile(path, `\n${JSON.stringify(erasure)}\n`, { mode: 0o600, flush: true });
}

/** All lines that are whole; none where there is no list. A process may have died while it wrote one. */
export async function readErasures(path: string): Promise<readonly ListedErasure[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.split('\n').flatMap((entry) => {
    const parsed = line.safeParse(parseOrNothing(entry));
    return parsed.success ? [parsed.data] : [];
  });
}

/** Takes the list beside an archive over into the shop's own; returns how many the own one lacked. */
export async function adoptErasures(archive: string, own: string): Promise<number> {
  const beside = join(dirname(archive), ERASURE_LIST);
  if (beside === own) return 0;
  const known = new Set((await readErasures(own)).map(({ userId }) => userId));
  const added = (await readErasures(beside)).filter(({ userId }) => !known.has(userId));
  for (const erasure of added) await addErasure(own, erasure);
  return added.length;
}

function parseOrNothing(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
