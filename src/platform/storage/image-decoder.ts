import { Injectable } from '@nestjs/common';
import { DomainError } from '../../kernel/domain-error.js';
import { formatOf, unreadableImage } from './image-format.js';
import { MIME_OF, imageNameOf } from './image-name.js';

const MOST_PIXELS = 25_000_000;

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

/** Decodes and encodes images one at a time, because a decoded one takes up to a hundred megabytes. */
@Injectable()
export class ImageDecoder {
  private last: Promise<unknown> = Promise.resolve();

  /**
   * Re-encodes an uploaded file of unknown content; smaller where a side is longer than `longestSide`, in pixels.
   * @throws DomainError `wrong_type`, `too_large` above 25 megapixels, `invalid` when broken.
   */
  clean(file: Buffer, longestSide = Infinity): Promise<CleanImage> {
    return this.alone(async () => {
      const ending = formatOf(file);
      const sharp = await loadSharp();
      // Reads the header only, so that the size is checked before decoding.
      const header = sharp(file, { limitInputPixels: false });
      const { width, height } = await header.metadata().catch(refuse);
      if (width * height > MOST_PIXELS) {
        const message = 'The image has more than 25 megapixels.';
        throw new DomainError('too_large', 'image_too_large', message);
      }
      const decoder = sharp(file, { limitInputPixels: MOST_PIXELS, autoOrient: true });
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

  /** Encodes a copy for each of the widths below the image's own. */
  async narrower(image: Buffer, own: number): Promise<{ width: number; bytes: Buffer }[]> {
    const copies: { width: number; bytes: Buffer }[] = [];
    for (const width of WIDTHS.filter((one) => one <= own)) {
      const bytes = await this.alone(async () => {
        const sharp = await loadSharp();
        return sharp(image).resize({ width }).webp({ quality: 80, effort: 2 }).toBuffer();
      });
      copies.push({ width, bytes });
    }
    return copies;
  }

  private alone<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.last.then(work);
    this.last = turn.catch(() => undefined);
    return turn;
  }
}

const square = (side: number) => ({ width: side, height: side });

/** Loaded with the first image: it takes 15 MB and 80 ms, which a start need not wait for. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  return sharp;
}

function refuse(cause: unknown): never {
  throw unreadableImage(cause);
}
