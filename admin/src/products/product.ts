import type { RaRecord } from 'react-admin';

/** A product as the API tells it; amounts in dollars. */
export interface Product extends RaRecord<string> {
  name: string;
  description: string;
  price: number;
  hasDiscount: boolean;
  /** Whole percent. */
  discount: number;
  finalPrice: number;
  /** Addresses, the main image first. */
  images: string[];
  /** For each image the widths that there are, in pixels; empty until they are made. */
  srcset: { width: number; url: string }[][];
  /** What can still be sold. */
  quantity: number;
  category: { _id: string; title: string };
  featured: boolean;
  /** Counts edits, so that two admins do not overwrite each other. */
  version: number;
}

/** The smallest file of the main image; null where there is no image. */
export function thumbnailOf({ images, srcset }: Product): string | null {
  return srcset[0]?.[0]?.url ?? images[0] ?? null;
}
