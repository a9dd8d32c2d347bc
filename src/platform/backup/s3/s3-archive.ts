import { Readable } from 'node:stream';
import type { Env } from '../../../config/env.js';
import { StartError } from '../../start-error.js';
import { Archive, contentNote, SETTINGS_NOTE } from '../archive.js';
import { beginSeriesByTime } from '../document-series.js';
import type { ErasureLine } from '../erasure-list.js';
import { decryptStream, encryptStream, heldKeys } from './age-cipher.js';
import { BackupBucket, type ObjectVersion } from './backup-bucket.js';
import { ErasureObjects } from './erasure-objects.js';
import { Measure, type Measured } from './measure.js';
import { folderOf, parseS3Address } from './s3-address.js';
import { readVerdict, storeVerdict } from './stored-verdict.js';

/** What is read at once, in bytes. A slow reader lets no connection wait that the store would cut. */
const PIECE = 8 * 1024 * 1024;

/** An archive in a bucket, encrypted in the format of age. */
export class S3Archive extends Archive {
  private readonly bucket: BackupBucket;
  private readonly key: string;
  private sent: Measured | undefined;
  private version: ObjectVersion | undefined;

  constructor(
    private readonly env: Env,
    readonly address: string,
  ) {
    super();
    const { bucket, key } = parseS3Address(address);
    this.bucket = new BackupBucket(env, bucket);
    this.key = key;
  }

  async size(): Promise<number | undefined> {
    return (await this.bucket.find(this.key))?.bytes;
  }

  async store(content: Readable): Promise<void> {
    try {
      await this.refuseOtherIdentity();
      const encrypted = await encryptStream(this.env, content);
      const measure = new Measure();
      await this.bucket.upload(this.key, measure.of(encrypted));
      this.sent = measure.end();
    } catch (error) {
      content.destroy();
      throw error;
    }
  }

  /** The limit of a store is its own to say. */
  async checkRoom(): Promise<void> {}

  async read(): Promise<Readable> {
    return decryptStream(this.env, Readable.from(this.pieces()), this.address);
  }

  async verify(restore: () => Promise<void>): Promise<string> {
    if (this.env.BACKUP_AGE_IDENTITY) {
      await restore();
      const found = this.sent ?? (await this.readBack());
      await storeVerdict(this.bucket, this.key, { ...found, by: 'restore' });
      return 'was restored into a scratch database, where all invariants hold';
    }
    const expected = this.sent ?? (await readVerdict(this.bucket, this.key));
    if (!expected) {
      throw new StartError(
        `${this.address} cannot be verified here: this machine holds no identity (BACKUP_AGE_IDENTITY), and no length and SHA-256 are stored beside it.`,
      );
    }
    const found = await this.readBack();
    if (found.bytes !== expected.bytes || found.sha256 !== expected.sha256) {
      throw new StartError(
        `${this.address} is not what was sent: ${found.bytes} of ${expected.bytes} bytes, SHA-256 ${found.sha256} in place of ${expected.sha256}.`,
      );
    }
    await storeVerdict(this.bucket, this.key, { ...found, by: 'length and SHA-256' });
    return 'has the length and the SHA-256 that were sent. It was not restored: this machine holds no identity (BACKUP_AGE_IDENTITY)';
  }

  async notes(isSecretIn: boolean): Promise<readonly string[]> {
    const recipients = this.env.BACKUP_AGE_RECIPIENTS ?? [];
    const held = await heldKeys(this.env);
    const other = recipients.filter((key) => !held.includes(key));
    return [
      `${contentNote(isSecretIn)} It is encrypted for ${recipients.join(', ')}.`,
      held.length === 0
        ? 'This machine holds none of their identities: it can neither open nor restore it.'
        : `This machine holds the identity of ${held.join(', ')}: whoever takes it over can open it.`,
      ...(other.length === 0
        ? ['No other key opens it: keep that identity off this machine, too.']
        : []),
      SETTINGS_NOTE,
    ];
  }

  /** A list in a bucket cannot be added to by two at once: a restore from there begins a series by time. */
  async listSeries(): Promise<void> {}

  beginSeries(ownFolder: string, current: number): Promise<number> {
    return beginSeriesByTime(ownFolder, current);
  }

  erasures(madeAt: Date): Promise<readonly ErasureLine[]> {
    return new ErasureObjects(this.env, this.bucket, folderOf(this.key)).since(madeAt);
  }

  close(): void {
    this.bucket.close();
  }

  /** A backup that this machine is to open, but cannot, would be found out only when it is needed. */
  private async refuseOtherIdentity(): Promise<void> {
    const recipients = this.env.BACKUP_AGE_RECIPIENTS ?? [];
    const held = await heldKeys(this.env);
    if (held.length === 0 || held.some((key) => recipients.includes(key))) return;
    throw new StartError(
      `BACKUP_AGE_IDENTITY opens what is encrypted for ${held.join(', ')}, which is not among BACKUP_AGE_RECIPIENTS: this machine could not verify its backups.`,
    );
  }

  private async readBack(): Promise<Measured> {
    const measure = new Measure();
    for await (const piece of this.pieces()) measure.add(piece);
    return measure.end();
  }

  /** All reads are of the version that the first one found. */
  private async *pieces(): AsyncGenerator<Buffer> {
    const version = (this.version ??= await this.bucket.find(this.key));
    if (!version) throw new StartError(`There is no object ${this.address}.`);
    for (let from = 0; from < version.bytes; from += PIECE) {
      const until = Math.min(from + PIECE, version.bytes);
      yield await this.bucket.read(this.key, version, from, until);
    }
  }
}
