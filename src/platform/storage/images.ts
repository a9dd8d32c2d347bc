import { Injectable } from '@nestjs/common';
import { setTimeout } from 'node:timers/promises';
import { batchesOf } from '../../kernel/batches.js';
import { DomainError } from '../../kernel/domain-error.js';
import { domainEvent, DomainEvents } from '../../kernel/domain-event.js';
import { RejectedInput } from '../../kernel/rejected-input.js';
import { UnitOfWork } from '../../kernel/unit-of-work.js';
import { purgeInBatches } from '../scheduled-jobs/purge-in-batches.js';
import { type CleanImage, ImageDecoder, WIDTHS } from './image-decoder.js';
import { contentHashOf, imageNameOf, mimeOfName, variantName } from './image-name.js';
import { type ImageRecord, ImageRepository } from './image-repository.js';
import { ImageStore } from './image-store.js';
import { ImageUrls, type Source } from './image-urls.js';
import { RemovalEnds } from './removal-ends.js';
import { UploadQuota } from './upload-quota.js';

/** An image is stored without its narrower copies. */
export const imageStored = domainEvent<{ name: string }>('storage.image-stored');

const LOOK_AGAIN_MS = 50;
const LOOKS = 60;
/** Images that a sweep reads or marks by one statement. */
const BATCH = 200;
/** Images that a sweep removes at once, each with its copies. */
const AT_ONCE = 8;

/** A stored image: its URL, its size in pixels, and the existing narrower copies. */
export interface StoredImage {
  readonly name: string;
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
    private readonly quota: UploadQuota,
    private readonly unitOfWork: UnitOfWork,
    private readonly events: DomainEvents,
  ) {}

  /**
   * Stores an image; a job makes its narrower copies. Uploading known content renews its age.
   * @throws DomainError `wrong_type`, `too_large`, `invalid` or `too_many`, without storing anything.
   */
  async add(file: Buffer): Promise<StoredImage> {
    await this.quota.check();
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
      const row = await this.unitOfWork.run(async () => {
        await this.quota.reserve(image.name, image.bytes.length);
        const claimed = await this.images.addOrRenew(image);
        if (claimed) await this.quota.count(image.name, image.bytes.length);
        return claimed;
      });
      if (row) return row;
      await setTimeout(LOOK_AGAIN_MS);
    }
    const message = 'The shop is busy. Please try again in a moment.';
    throw new DomainError('unavailable', 'busy', message, { retryAfter: 10 });
  }

  private viewOf({ name, width, height, widths }: ImageRecord): StoredImage {
    const srcset = this.urls.srcsetOf(name, widths);
    return { name, url: this.urls.urlOf(name), width, height, srcset };
  }

  /**
   * Makes the narrower copies of a stored image, unless they exist or the image was deleted.
   * @throws RejectedInput where what was uploaded has none
   */
  async makeNarrower(name: string): Promise<void> {
    const row = await this.images.find(name);
    if (!row || row.widths.length > 0) return;
    const file = await this.store.get(name);
    if (!file) return;
    await this.storeNarrower(row, file.bytes).catch((error: unknown) => {
      const isAsUploaded = contentHashOf(imageNameOf(file.bytes, 'png')) === contentHashOf(name);
      if (!isAsUploaded || !(error instanceof DomainError && error.kind === 'invalid')) throw error;
      throw new RejectedInput(`Image ${name} has no narrower copies`, { cause: error.cause });
    });
  }

  /** Records the widths once all copies are stored. */
  private async storeNarrower(row: ImageRecord, image: Buffer): Promise<number[]> {
    const { name } = row;
    const copies = await this.decoder.narrower(image, row);
    for (const { width, bytes } of copies) {
      const copy = variantName(name, width);
      await this.store.put(copy, { bytes, mime: mimeOfName(copy) });
    }
    const widths = copies.map(({ width }) => width);
    await this.unitOfWork.run(() => this.images.setWidths(name, widths));
    return widths;
  }

  /**
   * Removes all unreferenced images older than `before`, until `signal` ends it. A failed removal does not stop the
   * others; where the store is unavailable, a later sweep removes the rest.
   * @returns the number of removed images.
   */
  async sweep(before: Date, signal?: AbortSignal): Promise<number> {
    const markBatch = () => this.unitOfWork.run(() => this.images.markShown(before, BATCH));
    while ((await markBatch()) === BATCH);
    await purgeInBatches(this.unitOfWork, (limit) => this.quota.purge(before, limit));
    const ends = new RemovalEnds();
    for (;;) {
      const names = await this.images.orphans(before, BATCH);
      if (names.length === 0) break;
      for (const some of batchesOf(names, AT_ONCE)) {
        if (signal?.aborted || ends.isStoreAway) break;
        ends.add(await Promise.allSettled(some.map((name) => this.drop(name, before))));
      }
      if (signal?.aborted || ends.isStoreAway) break;
    }
    if (ends.failure) throw ends.failure;
    return ends.removed;
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
