import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ArchiveFile, RESERVE } from './archive-file.js';
import { ArchiveWriter } from './archive-writer.js';

test('leaves room on the disk of a shop, and no half archive', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vigor-archive-'));
  try {
    const path = join(folder, 'backup.tar.gz');
    const free = [RESERVE + 10, RESERVE + 9];
    const writer = new ArchiveWriter(new ArchiveFile(path, async () => free.shift()!));
    await writer.add('first', Buffer.alloc(10));
    await expect(writer.add('second', Buffer.alloc(10))).rejects.toThrow(
      `The disk of ${path} is almost full: the backup was not made.`,
    );
    await writer.discard();
    expect(readdirSync(folder)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
