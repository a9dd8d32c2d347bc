import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { freeSpace } from '../data-dir.js';
import { StartError } from '../start-error.js';
import { type Head, HEAD, type Tail, TAIL } from './archive-format.js';

/** Images are compressed already, and tables compress well at any level. */
const LEVEL = 4;

/** What an archive leaves free of its disk, in bytes: Postgres may write there, and stops where it cannot. */
export const RESERVE = 128 * 1024 * 1024;

/**
 * Writes one archive, readable by its owner only. It is written to a temporary file and renamed
 * when it is complete.
 */
export class ArchiveWriter {
  private readonly tar = pack();
  private readonly hash = createHash('sha256');
  private readonly draft: string;
  private readonly written: Promise<void>;

  constructor(
    private readonly path: string,
    private readonly freeIn = freeSpace,
  ) {
    this.draft = `${path}.part`;
    const file = createWriteStream(this.draft, { mode: 0o600, flags: 'w', flush: true });
    this.written = pipeline(this.tar, createGzip({ level: LEVEL }), file);
    // Callers await it later; until then a rejection must not end the process.
    this.written.catch(() => undefined);
  }

  begin(head: Head): Promise<void> {
    return this.add(HEAD, Buffer.from(JSON.stringify(head)));
  }

  /**
   * Resolves once there is room for more, so that memory stays bounded.
   * @throws StartError where the disk is almost full
   */
  async add(name: string, bytes: Buffer): Promise<void> {
    if ((await this.freeIn(dirname(this.path))) < RESERVE + bytes.length) {
      throw new StartError(`The disk of ${this.path} is almost full: the backup was not made.`);
    }
    this.hash.update(name).update(bytes);
    await this.entry(name, bytes);
  }

  async finish(tail: Omit<Tail, 'sha256'>): Promise<void> {
    const whole: Tail = { ...tail, sha256: this.hash.digest('hex') };
    await this.entry(TAIL, Buffer.from(JSON.stringify(whole)));
    this.tar.finalize();
    await this.written;
    await rename(this.draft, this.path);
  }

  /** Deletes the unfinished archive. */
  async discard(): Promise<void> {
    this.tar.destroy();
    await this.written.catch(() => undefined);
    await rm(this.draft, { force: true });
  }

  private async entry(name: string, bytes: Buffer): Promise<void> {
    try {
      await new Promise<void>((resolve, reject) => {
        this.tar.entry({ name, size: bytes.length, mode: 0o600 }, bytes, (error) =>
          error ? reject(error) : resolve(),
        );
      });
    } catch (error) {
      // Rejects with the actual cause, such as a full disk.
      await this.written;
      throw error;
    }
  }
}
