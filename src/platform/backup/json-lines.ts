import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';

/** Adds a line. Creates file and folder, for the eyes of their owner. */
export async function addLine(path: string, value: object): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  // Begins a line of its own, though a process died in the middle of the one before.
  await appendFile(path, `\n${JSON.stringify(value)}\n`, { mode: 0o600, flush: true });
}

/** All lines that are whole; none where there is no file. A process may have died while it wrote one. */
export async function readLines<Line>(path: string, line: z.ZodType<Line>): Promise<Line[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.split('\n').flatMap((entry) => {
    const parsed = line.safeParse(parseOrNothing(entry));
    return parsed.success ? [parsed.data] : [];
  });
}

function parseOrNothing(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
