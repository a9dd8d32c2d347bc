import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { UnitOfWork } from '../../kernel/unit-of-work.js';
import { encryptBytes, decryptBytes } from '../secret/aes-gcm.js';
import { ImageDecoder } from './image-decoder.js';
import { formatOf } from './image-format.js';
import { MIME_OF, mimeOfName, newPrivateName } from './image-name.js';
import { ImageRepository } from './image-repository.js';
import { ImageStore, type StoredFile } from './image-store.js';

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
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Stores an image, re-encoded and at most 2,000 pixels long. It is swept like any other unless a row
   * references its name.
   * @throws DomainError `wrong_type`, `too_large` or `invalid`, without storing anything.
   */
  async add(file: Buffer): Promise<PrivateImageKey> {
    const { bytes, mime, width, height } = await this.decoder.clean(file, LONGEST_SIDE);
    const name = newPrivateName();
    const key = randomBytes(KEY_BYTES);
    // The row first, so that the sweep knows the file even where the process ends here.
    await this.unitOfWork.run(() => this.images.add({ name, mime, width, height }));
    await this.store.put(name, { bytes: encryptBytes(bytes, key, name), mime: mimeOfName(name) });
    return { name, key };
  }

  /** The image as it was stored; undefined where the file is missing or the key is another. */
  async read({ name, key }: PrivateImageKey): Promise<StoredFile | undefined> {
    const file = await this.store.get(name);
    const bytes = file && decryptBytes(file.bytes, key, name);
    return bytes && { bytes, mime: MIME_OF[formatOf(bytes)] };
  }
}
