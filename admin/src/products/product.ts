import type { Schema } from '../../../common/contract/client';
import type { WithId } from '../data/with-id';

/** A product as the API tells it; amounts in dollars. */
export type Product = WithId<Schema<'Product'>>;

/** The smallest file of the main image; null where there is no image. */
export function thumbnailOf({ images, srcset }: Product): string | null {
  return srcset[0]?.[0]?.url ?? images[0] ?? null;
}
