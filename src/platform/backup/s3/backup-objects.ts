import { Logger } from '@nestjs/common';
import type { Env } from '../../../config/env.js';
import { BackupFiles, backupFolder } from '../scheduled/backup-files.js';
import {
  BackupPlace,
  expired,
  nameAt,
  type NamedBackup,
  timeOfName,
} from '../scheduled/backup-place.js';
import { BackupBucket } from './backup-bucket.js';
import { parseS3Address } from './s3-address.js';
import { VERDICT_ENDING } from './stored-verdict.js';

const ARCHIVE = /^scheduled-[\d-]+\.tar\.gz\.age$/;

/**
 * The scheduled backups in a bucket, each with a verdict beside it where it was verified. Objects of other names, or
 * below other prefixes, are left alone.
 */
export class BackupObjects extends BackupPlace {
  readonly isRestored: boolean;
  private readonly logger = new Logger('Backup');
  private readonly bucket: BackupBucket;
  private readonly prefix: string;
  private readonly files: BackupFiles;

  constructor(env: Env & { readonly BACKUP_S3_BUCKET: string }) {
    super();
    this.isRestored = env.BACKUP_AGE_IDENTITY !== undefined;
    this.bucket = new BackupBucket(env, env.BACKUP_S3_BUCKET);
    this.prefix = env.BACKUP_S3_PREFIX;
    this.files = new BackupFiles(backupFolder(env));
  }

  async newAddress(at: Date): Promise<string> {
    return this.bucket.addressOf(`${this.prefix}${nameAt(at)}.tar.gz.age`);
  }

  /** The command has stored the verdict, whose checksum it alone knows. */
  async markVerified(address: string): Promise<string> {
    return address;
  }

  async size(address: string): Promise<number | undefined> {
    return (await this.bucket.find(parseS3Address(address).key))?.bytes;
  }

  /** Of uploads. A store that does not list them deletes them itself, by a rule of the bucket. */
  async removeParts(): Promise<void> {
    await this.files.removeParts();
    const isOwn = (key: string) => ARCHIVE.test(key.slice(this.prefix.length));
    await this.bucket.abortUploads(`${this.prefix}scheduled-`, isOwn).catch((error: unknown) => {
      this.logger.warn(`Parts of uploads that ended early may stay: ${String(error)}`);
    });
  }

  /** Archives of the time before the bucket go once it has a verified one: they would stay for ever. */
  async prune(before: Date): Promise<void> {
    const backups = await this.backups();
    for (const { name, isVerified } of expired(backups, before)) {
      await this.bucket.remove(`${this.prefix}${name}`);
      if (isVerified) await this.bucket.remove(`${this.prefix}${name}${VERDICT_ENDING}`);
    }
    if (backups.some(({ isVerified }) => isVerified)) await this.files.pruneAll(before);
  }

  private async backups(): Promise<NamedBackup[]> {
    const names = new Set<string>();
    for await (const { key } of this.bucket.list(`${this.prefix}scheduled-`)) {
      names.add(key.slice(this.prefix.length));
    }
    return [...names].flatMap((name) => {
      const madeAt = ARCHIVE.test(name) ? timeOfName(name) : undefined;
      return madeAt ? [{ name, madeAt, isVerified: names.has(`${name}${VERDICT_ENDING}`) }] : [];
    });
  }
}
