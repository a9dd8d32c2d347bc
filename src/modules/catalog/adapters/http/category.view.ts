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
  createdAt!: Date;

  static of({ id, title, icon, products, createdAt }: CategoryRecord): CategoryView {
    return {
      _id: id,
      title,
      icon: icon?.url ?? null,
      srcset: [...(icon?.srcset ?? [])],
      productCount: products,
      createdAt,
    };
  }
}
