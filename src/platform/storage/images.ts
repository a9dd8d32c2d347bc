import { Injectable } from '@nestjs/common';
import { DomainEvents } from '../../kernel/domain-event.js';
import { UnitOfWork } from '../../kernel/unit-of-work.js';
import { type CleanImage, ImageDecoder } from './image-decoder.js';
import { imageStored } from './storage-events.js';
import { mimeOfName, variantName } from './media-name.js';
import { type MediaRow, MediaRows } from './media-rows.js';
import { MediaStore } from './media-store.js';
import { MediaUrls, type Source } from './media-urls.js';

/** A kept picture: its address, its size in pixels, and the narrower copies that exist. */
export interface StoredImage {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly srcset: readonly Source[];
}

/** Takes pictures in. What no row shows within a day is swept again. */
@Injectable()
export class Images {
  constructor(
    private readonly decoder: ImageDecoder,
    private readonly store: MediaStore,
    private readonly rows: MediaRows,
    private readonly urls: MediaUrls,
    private readonly unitOfWork: UnitOfWork,
    private readonly events: DomainEvents,
  ) {}

  /**
   * Keeps a picture; its narrower copies are made by a job. Known content renews its age.
   * @throws DomainError `wrong_type`, `too_large` or `invalid`, and then keeps nothing.
   */
  async add(file: Buffer): Promise<StoredImage> {
    const image = await this.decoder.clean(file);
    const row = await this.unitOfWork.run(async () => {
      const kept = await this.keep(image);
      if (kept.widths.length === 0) await this.events.publish(imageStored, { name: image.name });
      return kept;
    });
    return this.viewOf(row);
  }

  /** The same, but waits for the narrower copies. */
  async addWhole(file: Buffer): Promise<StoredImage> {
    const image = await this.decoder.clean(file);
    const row = await this.unitOfWork.run(() => this.keep(image));
    await this.makeNarrower(image.name);
    return this.viewOf((await this.rows.find(image.name)) ?? row);
  }

  /** The file goes in while its row is locked, or the sweep could take it just then. */
  private async keep(image: CleanImage): Promise<MediaRow> {
    const row = await this.rows.addOrRenew(image);
    await this.store.put(image.name, image);
    return row;
  }

  private viewOf({ name, width, height, widths }: MediaRow): StoredImage {
    const srcset = this.urls.srcsetOf(name, widths);
    return { url: this.urls.urlOf(name), width, height, srcset };
  }

  /**
   * Makes the narrower copies of a kept picture, unless they exist or the picture is gone. The
   * files go in while the row is locked, here too.
   */
  async makeNarrower(name: string): Promise<void> {
    const row = await this.rows.find(name);
    const file = row && (await this.store.get(name));
    if (!file || row.widths.length > 0) return;
    const copies = await this.decoder.narrower(file.bytes, row.width);
    await this.unitOfWork.run(async () => {
      const widths = copies.map(({ width }) => width);
      const isKept = await this.rows.setWidths(name, widths);
      for (const { width, bytes } of isKept ? copies : []) {
        const copy = variantName(name, width);
        await this.store.put(copy, { bytes, mime: mimeOfName(copy) });
      }
    });
  }

  /**
   * Removes the pictures from before a time that nothing shows.
   * @returns how many went.
   */
  async sweep(before: Date): Promise<number> {
    const orphans = await this.rows.orphans(before, 1_000);
    let gone = 0;
    for (const name of orphans) gone += await this.unitOfWork.run(() => this.drop(name, before));
    return gone;
  }

  /** The files go while the row is locked: a new upload of the same content waits for it. */
  private async drop(name: string, before: Date): Promise<number> {
    const widths = await this.rows.removeOrphan(name, before);
    if (!widths) return 0;
    for (const width of widths) await this.store.remove(variantName(name, width));
    await this.store.remove(name);
    return 1;
  }
}
