import { Injectable } from '@nestjs/common';
import type { Page, PageRequest } from '../../../../kernel/page.js';
import {
  LIBRARY_OWNER,
  StoredImages,
  type StoredLibraryImage,
} from '../../../../platform/storage/image-library.js';
import { ImageUrls } from '../../../../platform/storage/image-urls.js';
import { Images } from '../../../../platform/storage/images.js';
import type { ImageUse } from '../../domain/image-use.js';
import { ImageLibrary, type LibraryImage } from '../../ports/image-library.js';

/** Whose images staff can see and choose: not the photos of users, nor what only old orders show. */
const OWNERS = [
  LIBRARY_OWNER,
  'catalog.product',
  'catalog.deleted_product',
  'catalog.category',
  'content.document',
  'content.gallery',
  'content.testimonials',
  'content.partners',
  'newsletter.campaign',
];

@Injectable()
export class StoredImageLibrary extends ImageLibrary {
  constructor(
    private readonly stored: StoredImages,
    private readonly files: Images,
    private readonly urls: ImageUrls,
  ) {
    super();
  }

  async list(page: PageRequest): Promise<Page<LibraryImage>> {
    const found = await this.stored.list(OWNERS, page);
    return { ...found, items: found.items.map((image) => this.toLibraryImage(image)) };
  }

  async find(name: string): Promise<LibraryImage | undefined> {
    if (!(await this.stored.isShownBy(OWNERS, name))) return undefined;
    const [image] = await this.stored.find([name]);
    return image && this.toLibraryImage(image);
  }

  uses(names: readonly string[]): Promise<ReadonlyMap<string, readonly ImageUse[]>> {
    return this.stored.uses(names);
  }

  async store(file: Buffer): Promise<string> {
    return (await this.files.add(file)).name;
  }

  add(name: string): Promise<void> {
    return this.stored.add(name);
  }

  setAlt(name: string, alt: string): Promise<void> {
    return this.stored.setAlt(name, alt);
  }

  remove(name: string): Promise<readonly ImageUse[]> {
    return this.stored.remove(name);
  }

  private toLibraryImage({ name, width, height, widths, alt, createdAt }: StoredLibraryImage) {
    const srcset = this.urls.srcsetOf(name, widths);
    return { name, url: this.urls.urlOf(name), srcset, width, height, alt, createdAt };
  }
}
