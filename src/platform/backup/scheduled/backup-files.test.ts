import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { BackupFiles } from './backup-files.js';

describe('the files of scheduled backups', () => {
  let folder: string;
  let files: BackupFiles;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'vigor-backup-files-'));
    files = new BackupFiles(folder);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const put = (...names: string[]) =>
    names.forEach((name) => writeFileSync(join(folder, name), ''));
  const names = () => readdirSync(folder).sort();

  it('tell in their names when they were made, and whether they are verified', async () => {
    const path = await files.newAddress(new Date('2026-11-23T03:00:09.500Z'));
    expect(basename(path)).toBe('scheduled-2026-11-23-030009.unverified.tar.gz');
    writeFileSync(path, '');
    expect(basename(await files.markVerified(path))).toBe('scheduled-2026-11-23-030009.tar.gz');
    expect(names()).toEqual(['scheduled-2026-11-23-030009.tar.gz']);
  });

  it('go by age, but never the last one, never the last verified one, and none that a person made', async () => {
    put(
      'monday.tar.gz',
      'scheduled-2026-11-01-030000.tar.gz',
      'scheduled-2026-11-02-030000.tar.gz',
      'scheduled-2026-11-03-030000.unverified.tar.gz',
      'scheduled-2026-11-04-030000.unverified.tar.gz',
    );
    await files.prune(new Date('2026-11-20T00:00:00Z'));
    expect(names()).toEqual([
      'monday.tar.gz',
      'scheduled-2026-11-02-030000.tar.gz',
      'scheduled-2026-11-04-030000.unverified.tar.gz',
    ]);
    put('scheduled-2026-11-19-235959.tar.gz', 'scheduled-2026-11-20-000000.tar.gz');
    await files.prune(new Date('2026-11-20T00:00:00Z'));
    expect(names()).toEqual(['monday.tar.gz', 'scheduled-2026-11-20-000000.tar.gz']);
    await files.pruneAll(new Date('2026-11-20T00:00:01Z'));
    expect(names()).toEqual(['monday.tar.gz']);
  });

  it('are no half ones of a run that was ended', async () => {
    put('monday.tar.gz.part', 'scheduled-2026-11-04-030000.unverified.tar.gz.part');
    await files.removeParts();
    expect(names()).toEqual(['monday.tar.gz.part']);
  });

  it('need no folder to be looked for', async () => {
    const none = new BackupFiles(join(folder, 'none'));
    await none.removeParts();
    await none.prune(new Date());
  });
});
