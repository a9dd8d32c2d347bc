import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Env } from '../../../config/env.js';
import { DAY_MS } from '../../../kernel/time.js';
import { type ErasureLine, parseErasure } from '../erasure-list.js';
import { decryptStream, encryptStream } from './age-cipher.js';
import type { BackupBucket } from './backup-bucket.js';

const FOLDER = 'erasures/';

/** The time of an erasure, in its name. */
const NAME = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_[\da-f-]{36}\.age$/;

/** Clocks may differ, and a transaction may take its time. */
const MARGIN_MS = DAY_MS;

/** How many are read at once. */
const AT_ONCE = 10;

/**
 * The erasures beside the archives of a bucket, each an encrypted object of its own: nothing can be added to an object,
 * and processes that wrote one list would take each other's lines away.
 */
export class ErasureObjects {
  private readonly prefix: string;

  /** @param folder what the keys of the archives begin with */
  constructor(
    private readonly env: Env,
    private readonly bucket: BackupBucket,
    folder: string,
  ) {
    this.prefix = `${folder}${FOLDER}`;
  }

  /** Safe to repeat. */
  async add(erasure: ErasureLine): Promise<void> {
    const key = `${this.prefix}${erasure.at}_${erasure.userId}.age`;
    const content = Readable.from([Buffer.from(`${JSON.stringify(erasure)}\n`)]);
    await this.bucket.put(key, await buffer(await encryptStream(this.env, content)));
  }

  /** Those that a backup of this time may not know. */
  async since(time: Date): Promise<readonly ErasureLine[]> {
    const first = new Date(time.getTime() - MARGIN_MS).toISOString();
    const found: ErasureLine[] = [];
    let keys: string[] = [];
    const readAll = async () => {
      found.push(...(await Promise.all(keys.map((key) => this.read(key)))));
      keys = [];
    };
    for await (const { key } of this.bucket.list(this.prefix)) {
      const at = NAME.exec(key.slice(this.prefix.length))?.[1];
      if (at === undefined || at < first) continue;
      if (keys.push(key) === AT_ONCE) await readAll();
    }
    await readAll();
    return found;
  }

  private async read(key: string): Promise<ErasureLine> {
    const bytes = (await this.bucket.get(key)) ?? Buffer.alloc(0);
    const address = this.bucket.addressOf(key);
    const content = await decryptStream(this.env, Readable.from([bytes]), address);
    return parseErasure((await buffer(content)).toString());
  }
}
