import type { Page, PageRequest } from '../../../kernel/page.js';
import type { ImageUse } from '../domain/image-use.js';
import type { ShownImage } from './content-images.js';

/** An image that staff can choose; sizes in pixels. */
export interface LibraryImage extends ShownImage {
  readonly name: string;
  readonly height: number;
  readonly createdAt: Date;
}

/** The images of the shop: those that somebody has uploaded to it, and those that products, categories and content show. */
export abstract class ImageLibrary {
  /** Newest first. Photos of users are not among them. */
  abstract list(page: PageRequest): Promise<Page<LibraryImage>>;

  abstract find(name: string): Promise<LibraryImage | undefined>;

  /** Where each of the images is used. */
  abstract uses(names: readonly string[]): Promise<ReadonlyMap<string, readonly ImageUse[]>>;

  /** Stores a file and returns its name. @throws DomainError where it is no image, or too large. */
  abstract store(file: Buffer): Promise<string>;

  /** Stores an image as long as nobody deletes it. Joins the caller's transaction. */
  abstract add(name: string): Promise<void>;

  /** Joins the caller's transaction. */
  abstract setAlt(name: string, alt: string): Promise<void>;

  /**
   * Deletes an image that nothing uses. Joins the caller's transaction.
   * @returns where it is used, in which case it stays
   */
  abstract remove(name: string): Promise<readonly ImageUse[]>;
}
