import { ImageSourceView } from '../../../../platform/storage/image-source.view.js';
import type { CategoryRecord } from '../../ports/catalog-queries.js';

export class CategoryView {
  _id!: string;
  title!: string;
  /** The URL of its image. */
  icon!: string | null;
  /** The existing widths of the icon. */
  srcset!: ImageSourceView[];
  /** Number of live products in it. */
  productCount!: number;
  /** Incremented by each edit. */
  version!: number;
  createdAt!: Date;

  static of({ id, title, icon, products, version, createdAt }: CategoryRecord): CategoryView {
    return {
      _id: id,
      title,
      icon: icon?.url ?? null,
      srcset: [...(icon?.srcset ?? [])],
      productCount: products,
      version,
      createdAt,
    };
  }
}
