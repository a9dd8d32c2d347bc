import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { freeSpace } from '../data-dir.js';
import { StartError } from '../start-error.js';
import { Archive, contentNote, SETTINGS_NOTE } from './archive.js';
import { beginSeries, listSeries } from './document-series.js';
import { ERASURE_LIST, type ErasureLine, readErasures } from './erasure-list.js';

/** What an archive leaves free of its disk, in bytes: Postgres may write there, and stops where it cannot. */
export const RESERVE = 128 * 1024 * 1024;

/** An archive as a file, readable by its owner only. It is written to a temporary file and renamed when it is complete. */
export class ArchiveFile extends Archive {
  constructor(
    readonly address: string,
    private readonly freeIn = freeSpace,
  ) {
    super();
  }

  async size(): Promise<number | undefined> {
    return stat(this.address).then(
      ({ size }) => size,
      () => undefined,
    );
  }

  async store(content: Readable): Promise<void> {
    const draft = `${this.address}.part`;
    try {
      await pipeline(content, createWriteStream(draft, { mode: 0o600, flags: 'w', flush: true }));
      await rename(draft, this.address);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  async checkRoom(bytes: number): Promise<void> {
    if ((await this.freeIn(dirname(this.address))) >= RESERVE + bytes) return;
    throw new StartError(`The disk of ${this.address} is almost full: the backup was not made.`);
  }

  async read(): Promise<Readable> {
    if ((await this.size()) === undefined) {
      throw new StartError(`There is no file ${this.address}.`);
    }
    return createReadStream(this.address);
  }

  async verify(restore: () => Promise<void>): Promise<string> {
    await restore();
    return 'was restored into a scratch database, where all invariants hold';
  }

  async notes(isSecretIn: boolean): Promise<readonly string[]> {
    return [
      `${contentNote(isSecretIn)} It is not encrypted: keep it as safe as the shop.`,
      SETTINGS_NOTE,
    ];
  }

  listSeries(series: number): Promise<void> {
    return listSeries(this.address, series);
  }

  beginSeries(ownFolder: string, current: number): Promise<number> {
    return beginSeries(this.address, ownFolder, current);
  }

  erasures(): Promise<readonly ErasureLine[]> {
    return readErasures(join(dirname(this.address), ERASURE_LIST));
  }

  close(): void {}
}
