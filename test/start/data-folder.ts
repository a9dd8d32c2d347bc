import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new folder that every user may enter, the database's own too. */
export function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vigor-start-'));
  chmodSync(folder, 0o755);
  return folder;
}
