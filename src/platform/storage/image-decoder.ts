import { Injectable } from '@nestjs/common';
import { AsyncResource } from 'node:async_hooks';
import { availableParallelism } from 'node:os';
import { imageRules } from '../../../common/contract/image.js';
import { currentUploader, shareOf } from './current-uploader.js';
import { fairQueue } from './fair-order.js';
import { checkPixels, formatOf, unreadableImage } from './image-format.js';
import { MIME_OF, imageNameOf } from './image-name.js';

/** Of the cores, for decoding; the others serve requests. */
const THREADS = Math.max(1, Math.floor(availableParallelism() / 2));
/** An image of 25 megapixels takes about two seconds; one that is made to take minutes is refused. */
const LONGEST_SECONDS = 30;

/** The widths of the copies, in pixels. */
export const WIDTHS = [320, 640, 1280] as const;

/** An image re-encoded by the shop: upright, in sRGB, without metadata. Sizes are in pixels. */
export interface CleanImage {
  readonly name: string;
  readonly mime: string;
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Decodes and encodes images one at a time, because a decoded one takes up to a hundred megabytes. Staff go first;
 * shoppers by the pixels that their account and address have had; the copies, which jobs make, last.
 */
@Injectable()
export class ImageDecoder {
  private readonly turns = fairQueue(1);

  /**
   * Re-encodes an uploaded file of unknown content; smaller where a side is longer than `longestSide`, in pixels.
   * @throws DomainError `wrong_type`, `too_large` above 25 megapixels or 16,383 in a row, `invalid` when broken.
   */
  async clean(file: Buffer, longestSide = Infinity): Promise<CleanImage> {
    const ending = formatOf(file);
    const sharp = await loadSharp();
    // Reads the header only, so that the size is checked before decoding.
    const header = sharp(file, { limitInputPixels: false });
    const { width, height } = await header.metadata().catch(refuse);
    checkPixels(width, height);
    return this.inTurn(width * height, async () => {
      const limits = { limitInputPixels: imageRules.maxPixels, autoOrient: true };
      const decoder = sharp(file, limits).timeout({ seconds: LONGEST_SECONDS });
      const isTooLong = Math.max(width, height) > longestSide;
      const fitting = isTooLong
        ? decoder.resize({ ...square(longestSide), fit: 'inside' })
        : decoder;
      const encoder = fitting.toColourspace('srgb');
      const encoded = {
        // Optimized coding saves 5 % and buffers the whole image twice.
        jpg: () => encoder.jpeg({ quality: 88, optimizeCoding: false }),
        png: () => encoder.png(),
        webp: () => encoder.webp({ quality: 88, effort: 2 }),
      }[ending]();
      const { data, info } = await encoded.toBuffer({ resolveWithObject: true }).catch(refuse);
      return {
        name: imageNameOf(data, ending),
        mime: MIME_OF[ending],
        bytes: data,
        width: info.width,
        height: info.height,
      };
    });
  }

  /**
   * Encodes a copy for each of the widths below the image's own, whose size is in pixels.
   * @throws DomainError `invalid` where it cannot be decoded or encoded.
   */
  async narrower(
    image: Buffer,
    size: { readonly width: number; readonly height: number },
  ): Promise<{ width: number; bytes: Buffer }[]> {
    const copies: { width: number; bytes: Buffer }[] = [];
    for (const width of WIDTHS.filter((one) => one <= size.width)) {
      const bytes = await this.inTurn(size.width * size.height, async () => {
        const sharp = await loadSharp();
        const copy = sharp(image).resize({ width }).webp({ quality: 80, effort: 2 });
        return copy.toBuffer().catch(refuse);
      });
      copies.push({ width, bytes });
    }
    return copies;
  }

  private inTurn<Result>(pixels: number, work: () => Promise<Result>): Promise<Result> {
    return this.turns.add(AsyncResource.bind(work), shareOf(currentUploader(), pixels));
  }
}

const square = (side: number) => ({ width: side, height: side });

/** Loaded with the first image: it takes 15 MB and 80 ms, which a start need not wait for. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(THREADS);
  return sharp;
}

function refuse(cause: unknown): never {
  throw unreadableImage(cause);
}
