import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '../../../config/env.js';
import { BackupPlace, expired, nameAt, type NamedBackup, timeOfName } from './backup-place.js';

/** Where the scheduled backups of the shop of these settings are. */
export const backupFolder = ({ BACKUP_DIR, DATA_DIR }: Pick<Env, 'BACKUP_DIR' | 'DATA_DIR'>) =>
  BACKUP_DIR ?? join(DATA_DIR, 'backups');

const PART = /^scheduled-.*\.tar\.gz\.part$/;
const NAME = /^scheduled-[\d-]+(?<unverified>\.unverified)?\.tar\.gz$/;
const UNVERIFIED = '.unverified.tar.gz';

/**
 * The scheduled backups in a folder. Their names tell when they were made and whether they are verified, whatever
 * the database says. Files of other names are left alone.
 */
export class BackupFiles extends BackupPlace {
  readonly isRestored = true;

  constructor(private readonly folder: string) {
    super();
  }

  /** Creates the folder, for the eyes of its owner. */
  async newAddress(at: Date): Promise<string> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    return join(this.folder, `${nameAt(at)}${UNVERIFIED}`);
  }

  /** Renames it. */
  async markVerified(path: string): Promise<string> {
    const verified = path.replace(UNVERIFIED, '.tar.gz');
    await rename(path, verified);
    return verified;
  }

  async size(path: string): Promise<number | undefined> {
    return stat(path).then(
      ({ size }) => size,
      () => undefined,
    );
  }

  async removeParts(): Promise<void> {
    for (const name of await this.names()) if (PART.test(name)) await this.remove(name);
  }

  async prune(before: Date): Promise<void> {
    for (const { name } of expired(await this.backups(), before)) await this.remove(name);
  }

  /** Deletes all older ones, the last one, too: newer ones are elsewhere. */
  async pruneAll(before: Date): Promise<void> {
    for (const { name, madeAt } of await this.backups()) {
      if (madeAt < before) await this.remove(name);
    }
  }

  private async backups(): Promise<NamedBackup[]> {
    return (await this.names()).flatMap(toBackup);
  }

  private async names(): Promise<string[]> {
    try {
      return await readdir(this.folder);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  }

  private remove(name: string): Promise<void> {
    return rm(join(this.folder, name), { force: true });
  }
}

function toBackup(name: string): NamedBackup[] {
  const [found, madeAt] = [NAME.exec(name), timeOfName(name)];
  return found && madeAt
    ? [{ name, madeAt, isVerified: found.groups?.unverified === undefined }]
    : [];
}
