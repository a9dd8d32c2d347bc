import { Injectable } from '@nestjs/common';
import { NOT_AN_IMAGE } from '../../../../../common/contract/shared-rules.js';
import { InvalidInput } from '../../../../kernel/domain-error.js';
import { ImageReferences, UnknownImage } from '../../../../platform/storage/image-references.js';
import { ImageUrls } from '../../../../platform/storage/image-urls.js';
import { ProductImages } from '../../ports/product-images.js';

/** The catalog's images in the shop's own store. */
@Injectable()
export class StoredProductImages extends ProductImages {
  constructor(
    private readonly urls: ImageUrls,
    private readonly references: ImageReferences,
  ) {
    super();
  }

  named(urls: readonly string[], field: string): string[] {
    return urls.map((url) => {
      const name = this.urls.nameOf(url);
      if (name === undefined) throw InvalidInput.field(field, NOT_AN_IMAGE);
      return name;
    });
  }

  async known(urls: Iterable<string>): Promise<ReadonlyMap<string, string>> {
    const names = new Map([...urls].map((url) => [url, this.urls.nameOf(url) ?? ''] as const));
    const known = await this.references.known([...names.values()]);
    return new Map([...names].filter(([, name]) => known.has(name)));
  }

  async replaceShown(
    owner: 'product' | 'category',
    shown: ReadonlyMap<string, readonly string[]>,
    field: string,
  ): Promise<void> {
    try {
      await this.references.replaceAll(`catalog.${owner}`, shown);
    } catch (error) {
      if (error instanceof UnknownImage) throw InvalidInput.field(field, NOT_AN_IMAGE);
      throw error;
    }
  }

  async replaceByDeleted(productId: string): Promise<void> {
    await this.references.changeOwner('catalog.product', productId, 'catalog.deleted_product');
  }
}
