import { writeFile } from 'node:fs/promises';
import type { Env } from '../../src/config/env.js';
import { backUpShop } from '../../src/platform/backup/backup-shop.js';
import { BackupProgram } from '../../src/platform/backup/scheduled/backup-process.js';
import { verifyBackup } from '../../src/platform/backup/verify-backup.js';

/** The command within this process. */
export class InProcessBackup extends BackupProgram {
  constructor(private readonly env: Env) {
    super();
  }

  /** What happens between writing and verifying. */
  async meanwhile(_path: string): Promise<unknown> {
    return undefined;
  }

  async run(path: string): Promise<void> {
    await backUpShop(this.env, path);
    await this.meanwhile(path);
    await verifyBackup(this.env, path);
  }
}

/** Writes a file, where it does not matter what is in it. */
export class QuickBackup extends BackupProgram {
  run(path: string): Promise<void> {
    return writeFile(path, 'all of it');
  }
}
