import * as records from '../records.js';
import { listOf } from '../records.js';
import type { Call } from './call.js';

/** Section 7.3. */
export const CATALOG: readonly Call[] = [
  {
    // A multipart form with the field `image`, section 7.8.
    route: 'POST images',
    as: 'admin',
    status: 201,
    data: { url: expect.any(String) },
    keep: ['image', 'url'],
  },
  {
    route: 'POST categories/create-category',
    as: 'admin',
    status: 201,
    send: ({ image }) => ({ title: 'Strength', icon: image }),
    message: 'Category added successfully!',
    data: { ...records.CATEGORY, title: 'Strength' },
    keep: ['category'],
  },
  { route: 'GET categories', as: 'guest', data: listOf(records.CATEGORY) },
  { route: 'GET categories/{id}', as: 'guest', id: 'category', data: records.CATEGORY },
  {
    route: 'PUT categories/{id}',
    as: 'admin',
    id: 'category',
    send: ({ image }) => ({ title: 'Weights', icon: image }),
    message: 'Category updated successfully!',
    data: { ...records.CATEGORY, title: 'Weights' },
  },
  {
    route: 'POST products/create-product',
    as: 'admin',
    status: 201,
    send: ({ category, image }) => ({
      name: 'Kettlebell 16 kg',
      price: 59.99,
      quantity: 9,
      category,
      description: 'Cast iron with a wide handle',
      discount: 25,
      images: [image],
    }),
    message: 'Product added successfully',
    data: {
      ...records.PRODUCT,
      price: 59.99,
      hasDiscount: true,
      discount: 25,
      finalPrice: 44.99,
      quantity: 9,
      category: { title: 'Weights' },
    },
    keep: ['product'],
  },
  { route: 'GET products/{id}', as: 'guest', id: 'product', data: records.PRODUCT },
  {
    route: 'GET products',
    as: 'guest',
    query:
      '?searchTerm=kettlebell&categories={category}&minPrice=0&maxPrice=100000&sort=asc&page=1&limit=8',
    data: [records.PRODUCT],
    meta: { page: 1, limit: 8, total: 1 },
  },
  { route: 'GET products', as: 'guest', query: '?new=true', data: [records.PRODUCT] },
  { route: 'GET products', as: 'guest', query: '?onSale=true', data: [records.PRODUCT] },
  { route: 'GET products', as: 'guest', query: '?searchTerm=treadmill', data: [] },
  {
    route: 'PUT products/{id}',
    as: 'admin',
    id: 'product',
    send: () => ({ featured: true }),
    message: 'Product updated successfully!',
    data: records.PRODUCT,
  },
  { route: 'GET products/featured', as: 'guest', data: [records.PRODUCT] },
  { route: 'GET products/best-selling', as: 'guest', data: [] },
  { route: 'GET products/low-stock', as: 'admin', data: [records.PRODUCT] },
  {
    // Restock.
    route: 'PUT products/{id}',
    as: 'admin',
    id: 'product',
    send: () => ({ quantity: 50 }),
    data: { ...records.PRODUCT, quantity: 50 },
  },
  { route: 'GET products/low-stock', as: 'admin', data: [] },
  // Filled in a demo shop only; their fields are checked there.
  { route: 'GET images', as: 'guest', data: [] },
  { route: 'GET testimonials', as: 'guest', data: [] },
  { route: 'GET shop', as: 'guest', data: records.SHOP },
];
