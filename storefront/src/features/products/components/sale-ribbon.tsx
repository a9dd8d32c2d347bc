import type { Product } from '../product';

/** 'Sale: 20%' over the image; nothing where there is no discount. */
export function SaleRibbon({ product }: { product: Product }) {
  if (!product.hasDiscount) return null;
  return (
    <span className="absolute top-3 left-0 rounded-r-full bg-sale py-1 pr-3 pl-2.5 text-xs font-semibold text-paper">
      Sale: {product.discount}%
    </span>
  );
}
