import type { ImageWidth } from '../../ui/responsive-image';

/** A product as the shop shows it. Prices in dollars; the shopper pays `finalPrice`. */
export interface Product {
  _id: string;
  name: string;
  description: string;
  price: number;
  hasDiscount: boolean;
  /** Percent. */
  discount: number;
  finalPrice: number;
  /** One to three; the first is the main one. */
  images: string[];
  /** For each image the widths it exists in. */
  srcset: ImageWidth[][];
  /** How many can still be sold. */
  quantity: number;
  category: { _id: string; title: string };
  featured: boolean;
  brand: string | null;
  createdAt: string;
}
