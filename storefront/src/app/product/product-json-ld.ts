import type { Product } from '../../features/products/product';
import { productFacts } from '../../features/products/product-facts';

/** A product as schema.org describes one. `origin` is the shop's address, without a slash at its end. */
export function jsonLdOf(product: Product, origin: string) {
  const url = `${origin}/products/${product._id}`;
  return {
    '@type': 'Product',
    name: product.name,
    description: product.description,
    sku: product._id,
    ...Object.fromEntries(
      productFacts(product).flatMap(({ property }) => Object.entries(property)),
    ),
    image: product.images.map((path) => new URL(path, origin || undefined).href),
    url,
    offers: {
      '@type': 'Offer',
      url,
      price: product.finalPrice.toFixed(2),
      priceCurrency: 'USD',
      availability: `https://schema.org/${product.quantity > 0 ? 'InStock' : 'OutOfStock'}`,
    },
  };
}
