import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '../../../config/env.js';

/** Where the scheduled backups of the shop of these settings are. */
export const backupFolder = ({ BACKUP_DIR, DATA_DIR }: Pick<Env, 'BACKUP_DIR' | 'DATA_DIR'>) =>
  BACKUP_DIR ?? join(DATA_DIR, 'backups');

const PART = /^scheduled-.*\.tar\.gz\.part$/;
const NAME =
  /^scheduled-(\d{4})-(\d\d)-(\d\d)-(\d\d)(\d\d)(\d\d)(?<unverified>\.unverified)?\.tar\.gz$/;
const UNVERIFIED = '.unverified.tar.gz';

interface BackupFile {
  readonly name: string;
  readonly madeAt: Date;
  readonly isVerified: boolean;
}

/**
 * The scheduled backups in a folder. Their names tell when they were made and whether they are verified, whatever
 * the database says. Files of other names are left alone.
 */
export class BackupFiles {
  constructor(private readonly folder: string) {}

  /** The path of a new backup, not verified yet. Creates the folder, for the eyes of its owner. */
  async newPath(at: Date): Promise<string> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const time = at.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
    return join(this.folder, `scheduled-${time}${UNVERIFIED}`);
  }

  /** Renames a backup that was verified; returns its new path. */
  async markVerified(path: string): Promise<string> {
    const verified = path.replace(UNVERIFIED, '.tar.gz');
    await rename(path, verified);
    return verified;
  }

  /** Deletes what interrupted runs have left. */
  async removeParts(): Promise<void> {
    for (const name of await this.names()) if (PART.test(name)) await this.remove(name);
  }

  /** Deletes older backups, but never the last one and never the last verified one. */
  async prune(before: Date): Promise<void> {
    const files = (await this.names()).flatMap(toBackupFile);
    files.sort((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
    const kept = [files[0], files.find(({ isVerified }) => isVerified)];
    for (const file of files) {
      if (file.madeAt < before && !kept.includes(file)) await this.remove(file.name);
    }
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

function toBackupFile(name: string): BackupFile[] {
  const found = NAME.exec(name);
  if (!found) return [];
  const [year, month, day, hour, minute, second] = found.slice(1, 7).map(Number);
  const madeAt = new Date(Date.UTC(year!, month! - 1, day, hour, minute, second));
  return [{ name, madeAt, isVerified: found.groups?.unverified === undefined }];
}
