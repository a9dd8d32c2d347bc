import type { ContentListId } from '../../../../common/contract/content-lists.js';

/** The images that the content shows, in the shop's own store. */
export abstract class ContentImages {
  /** The name for a URL. @throws InvalidInput for `field` where it is not the shop's own. */
  abstract named(url: string, field: string): string;

  abstract urlOf(name: string): string;

  /** Those of the images that are stored. */
  abstract shown(names: readonly string[]): Promise<ReadonlyMap<string, ShownImage>>;

  /**
   * Replaces the images that a part of the content shows. Joins the caller's transaction.
   * @throws InvalidInput for each field of which one does not exist.
   */
  abstract replace(owner: ContentImageOwner, ownerId: string, shown: ImagesByField): Promise<void>;
}

/** The names of the images that each field shows. */
export type ImagesByField = Readonly<Record<string, readonly string[]>>;

/** A kind of content that shows images. */
export type ContentImageOwner = 'document' | ContentListId;

/** An image as browsers show it. */
export interface ShownImage {
  readonly url: string;
  /** The existing narrower copies, in pixels. */
  readonly srcset: readonly { readonly width: number; readonly url: string }[];
  /** Of the original, in pixels. */
  readonly width: number;
  /** What it shows, for those who cannot see it; may be empty. */
  readonly alt: string;
}
