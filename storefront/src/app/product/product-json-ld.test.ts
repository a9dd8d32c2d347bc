import type { Product } from '../../features/products/product';
import { jsonLdOf } from './product-json-ld';

const bell: Product = {
  _id: '1',
  name: 'Kettlebell 16 kg',
  description: 'Cast iron with a wide handle',
  price: 50,
  hasDiscount: true,
  discount: 10,
  finalPrice: 45,
  images: ['/media/bell.webp'],
  srcset: [[]],
  quantity: 3,
  category: { _id: '2', title: 'Strength' },
  featured: false,
  brand: null,
  weightGrams: null,
  taxClass: 'standard',
  version: 1,
  createdAt: '2026-01-01T00:00:00Z',
};
const dataOf = (changes: Partial<Product>) =>
  jsonLdOf({ ...bell, ...changes }, 'https://shop.test');

it('offers a product for the price that is paid', () => {
  expect(dataOf({})).toMatchObject({
    sku: '1',
    image: ['https://shop.test/media/bell.webp'],
    offers: { price: '45.00', availability: 'https://schema.org/InStock' },
  });
  expect(dataOf({ quantity: 0 }).offers.availability).toBe('https://schema.org/OutOfStock');
});

it('names the brand where there is one', () => {
  expect(dataOf({ brand: 'Ironside' })).toMatchObject({
    brand: { '@type': 'Brand', name: 'Ironside' },
  });
  expect(dataOf({})).not.toHaveProperty('brand');
});
