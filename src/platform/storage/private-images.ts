import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { UnitOfWork } from '../../kernel/unit-of-work.js';
import { Readable } from 'node:stream';
import { decryptPieces, encryptBytes, ENCRYPTION_HEAD } from '../secret/aes-gcm.js';
import { ImageDecoder } from './image-decoder.js';
import { endingOf } from './image-format.js';
import { MIME_OF, mimeOfName, newPrivateName } from './image-name.js';
import { ImageRepository } from './image-repository.js';
import { ImageStore, type OpenFile } from './image-store.js';
import { UploadQuota } from './upload-quota.js';

/** Enough to see a scratch. In pixels. */
const LONGEST_SIDE = 2_000;
const KEY_BYTES = 32;

/** Where a private image is, and what opens it. */
export interface PrivateImageKey {
  /** In the store; no URL leads there. */
  readonly name: string;
  /** Of this image alone. Where it is deleted, nobody can read the file any more, nor a copy of it. */
  readonly key: Buffer;
}

/**
 * Images that only their owner's module hands out. Their files lie beside the public ones, in backups and
 * for the sweep, but encrypted, because the bucket may be readable by everybody.
 */
@Injectable()
export class PrivateImages {
  constructor(
    private readonly decoder: ImageDecoder,
    private readonly store: ImageStore,
    private readonly images: ImageRepository,
    private readonly quota: UploadQuota,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Stores an image, re-encoded and at most 2,000 pixels long. It is swept like any other unless a row
   * references its name.
   * @throws DomainError `wrong_type`, `too_large`, `invalid` or `too_many`, without storing anything.
   */
  async add(file: Buffer): Promise<PrivateImageKey> {
    await this.quota.check();
    const { bytes, mime, width, height } = await this.decoder.clean(file, LONGEST_SIDE);
    const name = newPrivateName();
    const key = randomBytes(KEY_BYTES);
    const encrypted = encryptBytes(bytes, key, name);
    // The row first, so that the sweep knows the file even where the process ends here.
    await this.unitOfWork.run(async () => {
      await this.quota.reserve(name, encrypted.length);
      await this.images.add({ name, mime, width, height });
      await this.quota.count(name, encrypted.length);
    });
    await this.store.put(name, { bytes: encrypted, mime: mimeOfName(name) });
    return { name, key };
  }

  /**
   * Opens the image as it was stored; undefined where the file is missing or the key is another. Where a byte has
   * changed the stream fails in the end.
   */
  async open({ name, key }: PrivateImageKey): Promise<OpenFile | undefined> {
    const file = await this.store.open(name);
    if (!file) return undefined;
    const pieces = decryptPieces(file.content, key, name);
    const first = await pieces.next();
    const ending = first.done ? undefined : endingOf(first.value);
    if (first.done || !ending) {
      file.content.destroy();
      return undefined;
    }
    const content = Readable.from(joined(first.value, pieces), { objectMode: false });
    content.once('close', () => file.content.destroy());
    return { content, length: file.length - ENCRYPTION_HEAD, mime: MIME_OF[ending] };
  }
}

async function* joined(first: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  yield* rest;
}
