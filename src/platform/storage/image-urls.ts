import { Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { isImageName, variantName } from './image-name.js';
import { ImageStore } from './image-store.js';

/** A width of an image, in pixels, and its URL. */
export interface Source {
  readonly width: number;
  readonly url: string;
}

/** Converts the stored names of images to URLs, and back. */
@Injectable()
export class ImageUrls {
  constructor(
    private readonly store: ImageStore,
    private readonly env: Env,
  ) {}

  urlOf(name: string): string {
    return this.store.urlOf(name);
  }

  /** URLs of the existing widths, smallest first. */
  srcsetOf(name: string, widths: readonly number[]): Source[] {
    return widths.map((width) => ({ width, url: this.store.urlOf(variantName(name, width)) }));
  }

  /** The name for a URL of our own store, of a preview, too; undefined for any other URL. */
  nameOf(url: string): string | undefined {
    const [address = ''] = url.split('?');
    const path = address.startsWith(`${this.env.SHOP_URL}/`)
      ? address.slice(this.env.SHOP_URL.length)
      : address;
    const name = path.slice(path.lastIndexOf('/') + 1);
    return isImageName(name) && this.store.urlOf(name) === path ? name : undefined;
  }
}
