import { useWatch } from 'react-hook-form';

/** What the form of a product holds for its images: their addresses, the main one first. */
export interface ProductImages {
  images: string[];
}

export const useProductImages = (): string[] =>
  useWatch<ProductImages, 'images'>({ name: 'images' });
