import { writeFile } from 'node:fs/promises';
import type { Env } from '../../src/config/env.js';
import { backUpShop } from '../../src/platform/backup/backup-shop.js';
import { onArchive } from '../../src/platform/backup/open-archive.js';
import { BackupProgram } from '../../src/platform/backup/scheduled/backup-process.js';
import { verifyBackup } from '../../src/platform/backup/verify-backup.js';

/** The command within this process. */
export class InProcessBackup extends BackupProgram {
  constructor(private readonly env: Env) {
    super();
  }

  /** What happens between writing and verifying. */
  async meanwhile(_address: string): Promise<unknown> {
    return undefined;
  }

  run(address: string): Promise<void> {
    return onArchive(this.env, address, async (archive) => {
      await backUpShop(this.env, archive);
      await this.meanwhile(address);
      await verifyBackup(this.env, archive);
    });
  }
}

/** Writes a file, where it does not matter what is in it. */
export class QuickBackup extends BackupProgram {
  run(path: string): Promise<void> {
    return writeFile(path, 'all of it');
  }
}
