import type { Crumb } from '../../ui/breadcrumb';
import type { Product } from './product';

export function productBreadcrumb({ name, category }: Product): Crumb[] {
  return [
    { label: 'Home', to: '/' },
    { label: 'Products', to: '/products' },
    { label: category.title, to: `/products?category=${category._id}` },
    { label: name },
  ];
}
