import { useWatch } from 'react-hook-form';

/** The images in the form of a product: their URLs, the main one first. */
export interface ProductImages {
  images: string[];
}

export const useProductImages = (): string[] =>
  useWatch<ProductImages, 'images'>({ name: 'images' });
