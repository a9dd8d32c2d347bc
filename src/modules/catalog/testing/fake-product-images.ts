import { InvalidInput } from '../../../kernel/domain-error.js';
import { productRules } from '../../../../common/contract/product.js';
import { ProductImages } from '../ports/product-images.js';

const PREFIX = '/media/';

/** The images of a store; the URL of each is `/media/` and its name. */
export class FakeProductImages extends ProductImages {
  /** What each product or category shows, like `product 0190…`. */
  readonly shown = new Map<string, readonly string[]>();

  /** @param stored names of the images, which a test may delete */
  constructor(readonly stored: Set<string>) {
    super();
  }

  named(urls: readonly string[], field: string): string[] {
    return urls.map((url) => {
      if (!url.startsWith(PREFIX)) throw refusalOf(field);
      return url.slice(PREFIX.length);
    });
  }

  async known(urls: Iterable<string>): Promise<ReadonlyMap<string, string>> {
    const names = [...urls].map((url) => [url, url.slice(PREFIX.length)] as const);
    return new Map(names.filter(([url, name]) => url.startsWith(PREFIX) && this.stored.has(name)));
  }

  async replaceShown(
    owner: 'product' | 'category',
    shown: ReadonlyMap<string, readonly string[]>,
    field: string,
  ): Promise<void> {
    for (const names of shown.values()) {
      if (!names.every((name) => this.stored.has(name))) throw refusalOf(field);
    }
    for (const [id, names] of shown) this.shown.set(`${owner} ${id}`, names);
  }

  async replaceByDeleted(productId: string): Promise<void> {
    const names = this.shown.get(`product ${productId}`);
    this.shown.delete(`product ${productId}`);
    if (names) this.shown.set(`deleted product ${productId}`, names);
  }
}

const refusalOf = (field: string) => InvalidInput.field(field, productRules.images.notAnImage);
