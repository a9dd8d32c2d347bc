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
/** So many removals in a row that fail are the store's fault, not the images'. */
const MOST_FAILURES = 3;

/** A kept image: its address, its size in pixels, and the narrower copies that exist. */
export interface StoredImage {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly srcset: readonly Source[];
}

/** Takes images in. What no row shows within a day is swept again. */
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
   * Keeps an image; its narrower copies are made by a job. Known content renews its age.
   * @throws DomainError `wrong_type`, `too_large` or `invalid`, and then keeps nothing.
   */
  async add(file: Buffer): Promise<StoredImage> {
    const image = await this.decoder.clean(file);
    const row = await this.save(image);
    if (row.widths.length === 0) {
      await this.unitOfWork.run(() => this.events.publish(imageStored, { name: image.name }));
    }
    return this.viewOf(row);
  }

  /** The same, but waits for the narrower copies. */
  async addWhole(file: Buffer): Promise<StoredImage> {
    const image = await this.decoder.clean(file);
    const row = await this.save(image);
    await this.makeNarrower(image.name);
    return this.viewOf((await this.images.find(image.name)) ?? row);
  }

  /** The row first: from then on the sweep spares the name, and the file may take its time. */
  private async save(image: CleanImage): Promise<ImageRecord> {
    const row = await this.claim(image);
    await this.store.put(image.name, image);
    return row;
  }

  /** The sweep may be removing the same content just now; that ends soon. */
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

  /**
   * Makes the narrower copies of a kept image, unless they exist or the image is gone. They are
   * named when all of them are there.
   */
  async makeNarrower(name: string): Promise<void> {
    const row = await this.images.find(name);
    const file = row && (await this.store.get(name));
    if (!file || row.widths.length > 0) return;
    const copies = await this.decoder.narrower(file.bytes, row.width);
    for (const { width, bytes } of copies) {
      const copy = variantName(name, width);
      await this.store.put(copy, { bytes, mime: mimeOfName(copy) });
    }
    const widths = copies.map(({ width }) => width);
    await this.unitOfWork.run(() => this.images.setWidths(name, widths));
  }

  /**
   * Removes the images from before a time that nothing shows. One that cannot be removed keeps no
   * other from it; where the store is away, the rest goes with a later sweep.
   * @returns how many went.
   */
  async sweep(before: Date): Promise<number> {
    let gone = 0;
    let failure: unknown;
    let inARow = 0;
    for (const name of await this.images.orphans(before, 1_000)) {
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

  /** The row goes last: until then a new upload of the same content waits. */
  private async drop(name: string, before: Date): Promise<boolean> {
    const isOrphan = await this.unitOfWork.run(() => this.images.startRemoval(name, before));
    if (!isOrphan) return false;
    const files = [name, ...WIDTHS.map((width) => variantName(name, width))];
    // To the end of each: a removal still under way would take the file of a later upload.
    const ends = await Promise.allSettled(files.map((file) => this.store.remove(file)));
    const failed = ends.find((end) => end.status === 'rejected');
    if (failed) throw failed.reason;
    await this.unitOfWork.run(() => this.images.remove(name));
    return true;
  }
}
