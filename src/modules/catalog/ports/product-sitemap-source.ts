/** A living product as search engines want to know it. */
export interface SitemapProduct {
  readonly id: string;
  /** When what is shown of it last changed; its stock does not count. */
  readonly changedAt: Date;
}

/** Every living product, for those who list them all. Parts are named by the id they begin behind. */
export abstract class ProductSitemapSource {
  /** Where each part of `size` products begins; the first one, which may be empty, behind none. */
  abstract parts(size: number): Promise<readonly (string | undefined)[]>;

  /** The products of a part in batches, by id. */
  abstract part(after: string | undefined, size: number): AsyncIterable<readonly SitemapProduct[]>;
}
