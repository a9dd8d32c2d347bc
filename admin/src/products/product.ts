import type { Product } from '../data/records';

/** URL of the smallest file of the main image; null where there is none. */
export function thumbnailOf({ images, srcset }: Product): string | null {
  return srcset[0]?.[0]?.url ?? images[0] ?? null;
}
