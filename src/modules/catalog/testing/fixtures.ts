import { type NewProduct, type Product, PRODUCT_DEFAULTS } from '../domain/product.js';

/** An id that ends with this number; ids sort like the numbers. */
export const idOf = (number: number) =>
  `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`;

export const STRENGTH = { id: idOf(101), title: 'Strength', icon: undefined, version: 1 };
export const CARDIO = { id: idOf(102), title: 'Cardio', icon: undefined, version: 1 };

/** The URL of a stored image, and its name. */
export const IMAGE = '/media/one.webp';
export const IMAGE_NAME = 'one.webp';

export const NEW_BENCH: NewProduct = {
  ...PRODUCT_DEFAULTS,
  name: 'Bench',
  description: 'A bench to lie on',
  priceCents: 10_000,
  categoryId: STRENGTH.id,
  images: [IMAGE],
  quantity: 5,
};

export const bench = (number = 1, changes: Partial<Product> = {}): Product => ({
  ...NEW_BENCH,
  id: idOf(number),
  images: [IMAGE_NAME],
  version: 1,
  ...changes,
});
