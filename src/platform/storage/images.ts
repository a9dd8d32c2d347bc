import { Injectable } from '@nestjs/common';
import { setTimeout } from 'node:timers/promises';
import { DomainError } from '../../kernel/domain-error.js';
import { DomainEvents } from '../../kernel/domain-event.js';
import { UnitOfWork } from '../../kernel/unit-of-work.js';
import { type CleanImage, ImageDecoder, WIDTHS } from './image-decoder.js';
import { imageStored } from './storage-events.js';
import { mimeOfName, variantName } from './image-name.js';
import { type ImageRecord, ImageRepository } from './image-repository.js';
import { ImageStore } from './image-store.js';
import { ImageUrls, type Source } from './image-urls.js';

const LOOK_AGAIN_MS = 50;
const LOOKS = 60;
/** After that many consecutive failures the store is considered unavailable. */
const MOST_FAILURES = 3;
/** Images that a sweep removes, and those that one transaction marks. */
const BATCH = 1_000;

/** A stored image: its URL, its size in pixels, and the existing narrower copies. */
export interface StoredImage {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly srcset: readonly Source[];
}

/** Stores uploaded images. Images that no row references within a day are swept. */
@Injectable()
export class Images {
  constructor(
    private readonly decoder: ImageDecoder,
    private readonly store: ImageStore,
    private readonly images: ImageRepository,
    private readonly urls: ImageUrls,
    private readonly unitOfWork: UnitOfWork,
    private readonly events: DomainEvents,
  ) {}

  /**
   * Stores an image; a job makes its narrower copies. Uploading known content renews its age.
   * @throws DomainError `wrong_type`, `too_large` or `invalid`, without storing anything.
   */
  async add(file: Buffer): Promise<StoredImage> {
    const image = await this.decoder.clean(file);
    const row = await this.save(image);
    if (row.widths.length === 0) {
      await this.unitOfWork.run(() => this.events.publish(imageStored, { name: image.name }));
    }
    return this.viewOf(row);
  }

  /** As `add`, but waits for the narrower copies. */
  async addWhole(file: Buffer): Promise<StoredImage> {
    const image = await this.decoder.clean(file);
    const row = await this.save(image);
    if (row.widths.length > 0) return this.viewOf(row);
    return this.viewOf({ ...row, widths: await this.storeNarrower(row, image.bytes) });
  }

  /** Writes the row first: from then on the sweep spares the name, however long the upload takes. */
  private async save(image: CleanImage): Promise<ImageRecord> {
    const row = await this.claim(image);
    await this.store.put(image.name, image);
    return row;
  }

  /** Retries while the sweep is removing the same content, which does not take long. */
  private async claim(image: CleanImage): Promise<ImageRecord> {
    for (let look = 0; look < LOOKS; look++) {
      const row = await this.unitOfWork.run(() => this.images.addOrRenew(image));
      if (row) return row;
      await setTimeout(LOOK_AGAIN_MS);
    }
    const message = 'The shop is busy. Please try again in a moment.';
    throw new DomainError('unavailable', 'busy', message, { retryAfter: 10 });
  }

  private viewOf({ name, width, height, widths }: ImageRecord): StoredImage {
    const srcset = this.urls.srcsetOf(name, widths);
    return { url: this.urls.urlOf(name), width, height, srcset };
  }

  /** Makes the narrower copies of a stored image, unless they exist or the image was deleted. */
  async makeNarrower(name: string): Promise<void> {
    const row = await this.images.find(name);
    if (!row || row.widths.length > 0) return;
    const file = await this.store.get(name);
    if (file) await this.storeNarrower(row, file.bytes);
  }

  /** Records the widths once all copies are stored. */
  private async storeNarrower({ name, width: own }: ImageRecord, image: Buffer): Promise<number[]> {
    const copies = await this.decoder.narrower(image, own);
    for (const { width, bytes } of copies) {
      const copy = variantName(name, width);
      await this.store.put(copy, { bytes, mime: mimeOfName(copy) });
    }
    const widths = copies.map(({ width }) => width);
    await this.unitOfWork.run(() => this.images.setWidths(name, widths));
    return widths;
  }

  /**
   * Removes unreferenced images older than `before`. A failed removal does not stop the others;
   * where the store is unavailable, a later sweep removes the rest.
   * @returns the number of removed images.
   */
  async sweep(before: Date): Promise<number> {
    const markBatch = () => this.unitOfWork.run(() => this.images.markShown(before, BATCH));
    while ((await markBatch()) === BATCH);
    let gone = 0;
    let failure: unknown;
    let inARow = 0;
    for (const name of await this.images.orphans(before, BATCH)) {
      try {
        if (await this.drop(name, before)) gone++;
        inARow = 0;
      } catch (error) {
        failure = error;
        if (++inARow === MOST_FAILURES) break;
      }
    }
    if (failure) throw failure;
    return gone;
  }

  /** Deletes the row last: until then a new upload of the same content waits. */
  private async drop(name: string, before: Date): Promise<boolean> {
    const isOrphan = await this.unitOfWork.run(() => this.images.startRemoval(name, before));
    if (!isOrphan) return false;
    const files = [name, ...WIDTHS.map((width) => variantName(name, width))];
    // Waits for all of them, because a late deletion could remove the file of a newer upload.
    const ends = await Promise.allSettled(files.map((file) => this.store.remove(file)));
    const failed = ends.find((end) => end.status === 'rejected');
    if (failed) throw failed.reason;
    await this.unitOfWork.run(() => this.images.remove(name));
    return true;
  }
}
