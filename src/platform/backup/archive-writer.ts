import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import type { Archive } from './archive.js';
import { type Head, HEAD, type Tail, TAIL } from './archive-format.js';

/** Images are compressed already, and tables compress well at any level. */
const LEVEL = 4;

/** Writes the content of one archive. */
export class ArchiveWriter {
  private readonly tar = pack();
  private readonly hash = createHash('sha256');
  private readonly written: Promise<void>;

  constructor(private readonly archive: Archive) {
    const compressed = createGzip({ level: LEVEL });
    // What ends it is the archive's error, or that of the caller.
    pipeline(this.tar, compressed).catch(() => undefined);
    this.written = archive.store(compressed);
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
    await this.archive.checkRoom(bytes.length);
    this.hash.update(name).update(bytes);
    await this.entry(name, bytes);
  }

  async finish(tail: Omit<Tail, 'sha256'>): Promise<void> {
    const whole: Tail = { ...tail, sha256: this.hash.digest('hex') };
    await this.entry(TAIL, Buffer.from(JSON.stringify(whole)));
    this.tar.finalize();
    await this.written;
  }

  /** Ends the unfinished archive, which its place deletes. */
  async discard(): Promise<void> {
    this.tar.destroy(new Error('the archive was discarded'));
    await this.written.catch(() => undefined);
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
