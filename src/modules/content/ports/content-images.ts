/** The images that the content shows, in the shop's own store. */
export abstract class ContentImages {
  /** The name for a URL. @throws InvalidInput for `field` where it is not the shop's own. */
  abstract named(url: string, field: string): string;

  abstract urlOf(name: string): string;

  /**
   * Replaces the images that a part of the content shows. Joins the caller's transaction.
   * @throws InvalidInput for `field` where one does not exist.
   */
  abstract replace(
    owner: ContentImageOwner,
    ownerId: string,
    names: readonly string[],
    field: string,
  ): Promise<void>;
}

/** A kind of content that shows images. */
export type ContentImageOwner = 'document';
