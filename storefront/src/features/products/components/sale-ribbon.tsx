import type { ListedProduct } from '../product';

/** 'Sale: 20%' over the image; nothing where there is no discount. */
export function SaleRibbon({ product }: { product: ListedProduct }) {
  if (!product.hasDiscount) return null;
  return <span className="ribbon">{`Sale: ${product.discount}%`}</span>;
}
