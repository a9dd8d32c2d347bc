import { Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { isImageName, variantName } from './image-name.js';
import { ImageStore } from './image-store.js';

/** One width of an image, in pixels, and its address. */
export interface Source {
  readonly width: number;
  readonly url: string;
}

/** Turns the stored names of images into addresses, and addresses back into names. */
@Injectable()
export class ImageUrls {
  constructor(
    private readonly store: ImageStore,
    private readonly env: Env,
  ) {}

  urlOf(name: string): string {
    return this.store.urlOf(name);
  }

  /** The addresses of the widths that exist, smallest first. */
  srcsetOf(name: string, widths: readonly number[]): Source[] {
    return widths.map((width) => ({ width, url: this.store.urlOf(variantName(name, width)) }));
  }

  /** The name behind an address of our own store; undefined for any other address. */
  nameOf(url: string): string | undefined {
    const path = url.startsWith(`${this.env.SHOP_URL}/`)
      ? url.slice(this.env.SHOP_URL.length)
      : url;
    const name = path.slice(path.lastIndexOf('/') + 1);
    return isImageName(name) && this.store.urlOf(name) === path ? name : undefined;
  }
}
