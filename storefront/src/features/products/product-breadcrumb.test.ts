import type { Product } from './product';
import { productBreadcrumb } from './product-breadcrumb';

test('the way to a product leads over its category', () => {
  const product = { name: 'Bell', category: { _id: 'c1', title: 'Kettlebells' } } as Product;
  expect(productBreadcrumb(product)).toEqual([
    { label: 'Home', to: '/' },
    { label: 'Products', to: '/products' },
    { label: 'Kettlebells', to: '/products?category=c1' },
    { label: 'Bell' },
  ]);
});
