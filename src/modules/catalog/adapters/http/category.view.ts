import { ImageSourceView } from '../../../../platform/storage/image-source.view.js';
import type { CategoryRecord } from '../../ports/catalog-queries.js';

export class CategoryView {
  _id!: string;
  title!: string;
  /** The address of its image. */
  icon!: string | null;
  /** The widths of the icon that exist. */
  srcset!: ImageSourceView[];
  /** How many live products are in it. */
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
